import type { Claim, Landing } from '@elos/content'
import { ClaimPrice } from '../../primitives/ClaimPrice.tsx'
import { RichText } from '../../primitives/RichText.tsx'

interface AnswersProps {
  answers: Landing['answers']
  /** The lowest price; without one that is current the price is 'sob consulta'. */
  price: Claim | undefined
}

/** The short answers at the top of a page: whether it is for the visitor, what it costs, what to do. */
export function Answers({ answers: { suits, check, cost, first }, price }: AnswersProps) {
  return (
    <dl className="answers">
      {(suits ?? check) && (
        <div>
          <dt>É para mim?</dt>
          {suits && (
            <dd className="yes">
              <RichText value={suits} />
            </dd>
          )}
          {check && (
            <dd className="check">
              <RichText value={check} />
            </dd>
          )}
        </div>
      )}
      <div>
        <dt>Quanto custa?</dt>
        <dd>
          <ClaimPrice claim={price} />
          <RichText value={cost} />
        </dd>
      </div>
      {first && (
        <div>
          <dt>O que faço?</dt>
          <dd>
            <RichText value={first} />
          </dd>
        </div>
      )}
    </dl>
  )
}
