import type { ContentOf } from '@elos/content'
import { COMPARISON_PATH } from '@elos/content/parts/address/fixedPaths'
import { agedTogether } from '@elos/content/parts/fact/aged'
import { Fragment } from 'react'
import { AgeLimit } from '../primitives/AgeLimit.tsx'
import { AskLinks } from '../primitives/AskLinks.tsx'
import { ClaimPrice } from '../primitives/ClaimPrice.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { keyed } from '../primitives/keyed.ts'
import { Picture } from '../primitives/Picture.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { comparisonWords } from '../words/comparison.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Sellers')`
  > .order {
    margin: -2vw 0 max(16px, 2vw);
  }
  > .fine {
    margin-bottom: 12px;
  }
  > ul > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding-block: 11px;
    line-height: 1.4;
    > :is(div, p) {
      flex: 1 0 100%;
    }
    > h3 {
      flex: 1;
    }
    > h3 > a:hover {
      color: ${theme.pine};
      text-decoration: underline;
    }
  }
  .who {
    margin-top: 4px;
    font-size: ${theme.small};
    font-weight: 600;
    line-height: 1.5;
    > span {
      display: inline-block;
      margin-right: 8px;
    }
    .bead {
      margin-right: 6px;
      font-size: 0.8em;
      vertical-align: -0.2em;
    }
  }
  .dot {
    overflow: hidden;
    border: 6px solid ${theme.pine};
    background: ${theme.paper};
    font: 600 min(1.15rem, 22px) / 1 ${theme.heading};
  }
  .to {
    flex: 0 0 25px;
    color: ${theme.pine};
  }
  .price > b {
    font-size: 1.1rem;
  }
  @media (min-width: 72em) {
    > ul > li {
      flex-wrap: nowrap;
      gap: 20px;
      padding-block: 24px;
      > :is(div, p) {
        flex: 1;
      }
      > div {
        flex: 1.8;
      }
      /* No line ends between an amount and its period. */
      > .price {
        overflow-wrap: break-word;
      }
      > .beaded + .price {
        flex: 1.25;
      }
    }
    .to {
      order: 1;
    }
  }
`

type Seller = ContentOf<'sellers'>['items'][number]
type Selling = NonNullable<Seller['selling']>

/** Says in one line to whom a carrier sells. */
function Who({ who, isDated }: { who: readonly Selling[]; isDated: boolean }) {
  return (
    <p className="who">
      {who.map(({ words, state, reconfirm }, index) => (
        <Fragment key={words}>
          <span>
            <span className={`bead ${state}`} aria-hidden="true" />
            {[words, !isDated && reconfirm].filter(Boolean).join(', ')}
            {index < who.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}

function Sells({ state, words, reconfirm, asks, of: { name, href } }: Selling & { of: Seller }) {
  return (
    <p className="beaded">
      <span className={`bead ${state}`} aria-hidden="true" />
      <span>
        <b>{words}</b>
        {reconfirm && (
          <>
            <br />
            <small>{reconfirm}</small>
          </>
        )}
        {asks && href && <AskLinks asks={[{ id: asks, name }]} path={href} />}
      </span>
    </p>
  )
}

interface RowProps {
  seller: Seller
  /** Whether the section says for all rows when their answers were checked. */
  isDated: boolean
}

function Row({ seller, isDated }: RowProps) {
  const { name, description, features, href, logo, price, selling, who } = seller
  return (
    <li>
      <span className="dot" aria-hidden="true">
        {logo ? <Picture image={{ ...logo, alt: '' }} width={30} /> : name.charAt(0)}
      </span>
      <h3 className="door">{href ? <a href={href}>{name}</a> : name}</h3>
      <span className="to">{href && <Icon name="arrow-right" />}</span>
      <div>
        <p>{description}</p>
        {who && <Who who={who} isDated={isDated} />}
        {selling && features.length > 0 && <p className="fine">{features.join('\u00a0· ')}</p>}
      </div>
      {selling && (
        <Sells {...selling} of={seller} reconfirm={isDated ? undefined : selling.reconfirm} />
      )}
      <ClaimPrice claim={price} />
    </li>
  )
}

interface OrderProps {
  items: readonly Seller[]
  /** The sentence that says when the answers of all rows were checked. */
  aged: string | undefined
}

/** The answers of a carrier in its row. */
const answersOf = ({ selling, who = [] }: Seller): Selling[] => [
  ...(selling ? [selling] : []),
  ...who,
]

const NOT_NO = '“A confirmar” não quer dizer não.'

/** Says how the rows of a plan are ordered, what an answer that is missing does not mean, and how old the answers are. */
function Order({ items, aged }: OrderProps) {
  const sorted = new Set(items.flatMap(({ selling }) => selling?.state ?? []))
  const order =
    sorted.size > 1 ? 'Primeiro quem vende, em ordem alfabética.' : 'Em ordem alfabética.'
  const isOpen = items.flatMap(answersOf).some(({ state }) => state === 'confirmar')
  const told = [sorted.size > 0 && order, isOpen && NOT_NO, aged].filter(Boolean)
  return told.length > 0 ? <p className="order fine">{told.join(' ')}</p> : null
}

/**
 * Who sells: one row a carrier. Those of a plan say whether they sell it to its audience, and three qualities; all others
 * say to whom they sell.
 */
export function Sellers({ content, place, ...band }: SectionProps<'sellers'>) {
  const { heading, items } = content
  const answers = items.flatMap(answersOf)
  const aged = agedTogether(
    answers.map(({ asOf, reconfirm }) => ({ asOf, isOld: reconfirm !== undefined })),
  )
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <Order items={items} aged={aged} />
      <AgeLimit limit={place.site.ageLimit} prices={items.map(({ price }) => price)} />
      <ul className="ruled">
        {keyed(items).map(({ key, item }) => (
          <Row key={key} seller={item} isDated={aged !== undefined} />
        ))}
      </ul>
      {items.some(({ selling }) => selling) && (
        <p className="actions">
          <a className="button quiet" href={COMPARISON_PATH}>
            {comparisonWords.all}
          </a>
        </p>
      )}
    </Root>
  )
}
