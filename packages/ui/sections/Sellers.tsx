import type { ContentOf } from '@elos/content'
import { agedTogether } from '@elos/content/parts/fact/aged'
import { ClaimPrice } from '../primitives/ClaimPrice.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { keyed } from '../primitives/keyed.ts'
import { Picture } from '../primitives/Picture.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Sellers')`
  > .order {
    margin: -2vw 0 max(16px, 2vw);
    color: var(--soft);
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
  @media (min-width: 60em) {
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
    }
    .to {
      order: 1;
    }
  }
`

type Seller = ContentOf<'sellers'>['items'][number]
type Selling = NonNullable<Seller['selling']>

function Sells({ state, words, reconfirm }: Selling) {
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
  const { name, description, features, href, logo, price, selling } = seller
  return (
    <li>
      <span className="dot" aria-hidden="true">
        {logo ? <Picture image={{ ...logo, alt: '' }} width={30} /> : name.charAt(0)}
      </span>
      <h3 className="door">{href ? <a href={href}>{name}</a> : name}</h3>
      <span className="to">{href && <Icon name="arrow-right" />}</span>
      <div>
        <p>{description}</p>
        {selling && features.length > 0 && <p className="fine">{features.join('\u00a0· ')}</p>}
      </div>
      {selling && <Sells {...selling} reconfirm={isDated ? undefined : selling.reconfirm} />}
      <ClaimPrice claim={price} />
    </li>
  )
}

interface OrderProps {
  items: readonly Seller[]
  /** The sentence that says when the answers of all rows were checked. */
  aged: string | undefined
}

/** Says how the rows of a plan are ordered, what an answer that is missing does not mean, and how old the answers are. */
function Order({ items, aged }: OrderProps) {
  const states = new Set(items.flatMap(({ selling }) => selling?.state ?? []))
  if (states.size === 0) return null
  const order = states.size > 1 ? 'Primeiro quem vende, em ordem alfabética' : 'Em ordem alfabética'
  return (
    <p className="order">
      {order}
      {states.has('confirmar') && '; “a confirmar” não quer dizer não'}. {aged}
    </p>
  )
}

/** Who sells: one row a carrier. Those of a plan say whether they sell it to its audience, and three qualities. */
export function Sellers({ content: { heading, items }, ...band }: SectionProps<'sellers'>) {
  const old = items.flatMap(({ selling }) => (selling?.reconfirm && selling.asOf) || [])
  const aged = agedTogether(old)
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <Order items={items} aged={aged} />
      <ul className="ruled">
        {keyed(items).map(({ key, item }) => (
          <Row key={key} seller={item} isDated={aged !== undefined} />
        ))}
      </ul>
    </Root>
  )
}
