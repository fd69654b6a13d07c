import type { Claim, Landing } from '@elos/content'
import { AgeLimit } from '../../primitives/AgeLimit.tsx'
import { ClaimPrice } from '../../primitives/ClaimPrice.tsx'
import { RichText } from '../../primitives/RichText.tsx'

interface AnswersProps {
  answers: Landing['answers']
  /** The lowest price; without one that is current the price is 'sob consulta'. */
  price: Claim | undefined
  /** The most times that the price of the last age band may be that of the first, beside a price that stands alone. */
  limit?: Claim
  /** Whether the signs of a yes and of a condition stand before the first answers. */
  beaded?: boolean
}

/** The short answers at the top of a page: whether it is for the visitor, what it costs, what to do. */
export function Answers({ answers, price, limit, beaded }: AnswersProps) {
  const { suits, check, cost, first } = answers
  return (
    <dl className="answers">
      {(suits ?? check) && (
        <div>
          <dt className="label">É para mim?</dt>
          {suits && (
            <dd className={beaded ? 'beaded' : undefined}>
              {beaded && <i className="bead sim" />}
              <div>
                <RichText value={suits} />
              </div>
            </dd>
          )}
          {check && (
            <dd className={beaded ? 'beaded' : undefined}>
              {beaded && <i className="bead depende" />}
              <div>
                <RichText value={check} />
              </div>
            </dd>
          )}
        </div>
      )}
      <div>
        <dt className="label">Quanto custa?</dt>
        <dd>
          <ClaimPrice claim={price} />
          <AgeLimit limit={limit} prices={[price]} />
          <RichText value={cost} />
        </dd>
      </div>
      {first && (
        <div>
          <dt className="label">O que faço?</dt>
          <dd>
            <RichText value={first} />
          </dd>
        </div>
      )}
    </dl>
  )
}
