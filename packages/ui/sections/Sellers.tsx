import type { ContentOf } from '@elos/content'
import type { JSX } from 'react'
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
    margin: calc(-1 * max(8px, 2vw)) 0 max(16px, 2vw);
    color: var(--soft, ${theme.inkSoft});
  }
  > ul {
    border-top: 1px solid ${theme.line};
  }
  > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 24px;
    gap: 4px 12px;
    align-items: center;
    padding-block: 16px;
    border-bottom: 1px solid ${theme.line};
    line-height: 1.4;
    > :not(.ring, h3, .icon) {
      grid-column: 1 / -1;
    }
    > h3 {
      font-size: min(${theme.h3}, 10vw);
    }
    > h3 > a {
      color: inherit;
      text-decoration: none;
    }
    > h3 > a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    > .icon {
      grid-area: 1 / 3;
      color: ${theme.pine};
    }
    &:has(a:hover) > h3 {
      color: ${theme.pine};
      text-decoration: underline;
    }
  }
  .ring {
    display: grid;
    place-content: center;
    width: 48px;
    height: 48px;
    overflow: hidden;
    border: 6px solid ${theme.pine};
    border-radius: 50%;
    background: ${theme.paper};
    font: 600 1.15rem / 1 ${theme.heading};
    > img {
      width: 30px;
      height: 30px;
      object-fit: contain;
    }
  }
  .features {
    margin-top: 2px;
    font-size: ${theme.small};
    color: ${theme.inkSoft};
    > li {
      display: inline;
    }
    > li:not(:last-child)::after {
      content: "\\00a0· ";
    }
  }
  .price {
    margin: 0;
    > b {
      font: 650 1.1rem / 1.3 ${theme.body};
    }
    > span {
      margin: 0;
    }
  }
  .sells {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    gap: 0 8px;
    margin-block: 4px;
    > svg {
      width: 22px;
      height: 22px;
      margin-top: 2px;
      fill: none;
      stroke: ${theme.pine};
      stroke-width: 2;
      forced-color-adjust: none;
    }
    > span {
      font-size: ${theme.small};
    }
    > span > b {
      display: block;
      font-size: 1rem;
    }
  }
  @media (min-width: 62em) {
    > ul > li {
      grid-template-columns: 48px minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.05fr) minmax(0, 1.4fr) 24px;
      gap: 12px 20px;
      padding-block: 24px;
      > :not(.ring, h3, .icon) {
        grid-column: auto;
      }
      > .icon {
        grid-area: 1 / -2;
      }
    }
    &:not([data-states]) > ul > li {
      grid-template-columns: 48px minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1.6fr) 24px;
    }
  }
`

type Seller = ContentOf<'sellers'>['items'][number]
type Selling = NonNullable<Seller['selling']>

/** The sign of each answer, in a square of 24 units: a full, a half, a dashed and a crossed ring. */
const SIGNS: Record<Selling['state'], JSX.Element> = {
  sim: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0E5A47" />
      <path d="m7 12.5 3.5 3.5L17 9" stroke="#FFFFFF" strokeWidth="2.5" />
    </>
  ),
  depende: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 2a10 10 0 0 0 0 20z" fill="#0E5A47" />
    </>
  ),
  confirmar: <circle cx="12" cy="12" r="10" strokeDasharray="4 3" />,
  nao: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M6 18 18 6" />
    </>
  ),
}

function Sells({ state, words, reconfirm }: Selling) {
  return (
    <p className="sells">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {SIGNS[state]}
      </svg>
      <span>
        <b>{words}</b> {reconfirm}
      </span>
    </p>
  )
}

function Row({ name, description, features, href, logo, price, selling }: Seller) {
  return (
    <li>
      <span className="ring" aria-hidden="true">
        {logo ? <Picture image={{ ...logo, alt: '' }} width={30} /> : name.charAt(0)}
      </span>
      <h3>{href ? <a href={href}>{name}</a> : name}</h3>
      <div>
        <p>{description}</p>
        {selling && features.length > 0 && (
          <ul className="features">
            {keyed(features).map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      {selling && <Sells {...selling} />}
      <ClaimPrice claim={price} />
      {href && <Icon name="arrow-right" />}
    </li>
  )
}

/** Says how the rows of a plan are ordered, and what an answer that is missing does not mean. */
function Order({ items }: { items: readonly Seller[] }) {
  const states = new Set(items.flatMap(({ selling }) => selling?.state ?? []))
  if (states.size === 0) return null
  const order = states.size > 1 ? 'Primeiro quem vende, em ordem alfabética' : 'Em ordem alfabética'
  return (
    <p className="order">
      {order}
      {states.has('confirmar') && '; “a confirmar” não quer dizer não'}.
    </p>
  )
}

/** Who sells: one row a carrier. Those of a plan say whether they sell it to its audience, and three qualities. */
export function Sellers({ content: { heading, items }, ...band }: SectionProps<'sellers'>) {
  const isOfPlan = items.some(({ selling }) => selling)
  return (
    <Root {...bandOf(band)} data-states={isOfPlan || undefined}>
      <SectionHead heading={heading} />
      <Order items={items} />
      <ul>
        {keyed(items).map(({ key, item }) => (
          <Row key={key} {...item} />
        ))}
      </ul>
    </Root>
  )
}
