import type { Claim } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import { keyframes } from 'styled-components'
import { ButtonLink } from '../primitives/ActionLink.tsx'
import { ClaimPrice } from '../primitives/ClaimPrice.tsx'
import { island } from '../primitives/island.ts'
import type { Place } from '../primitives/linkHref.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

/** The greatest number of parts that an index tells apart while one scrolls. */
export const MAX_PARTS = 8

const PARTS = Array.from({ length: MAX_PARTS }, (_, index) => index + 1)

const timeline = (part: number) => `--part-${part}`

/** The rules of what holds an index and its parts: a part is the current one while it crosses a line in the window. */
export const indexedParts = `
  timeline-scope: ${PARTS.map(timeline).join(', ')};
  ${PARTS.map(
    (part) => `
    > .parts > .part:nth-child(${part}) {
      view-timeline: ${timeline(part)} block;
      view-timeline-inset: 35% 64.9%;
    }`,
  ).join('')}
`

const current = keyframes`
  from, to {
    --bead: ${theme.sun};
    --ring: ${theme.coral};
    --name: ${theme.coralStrong};
    --grown: 4px;
  }
`
const shown = keyframes`from, to { visibility: visible; }`

/** The first part is the current one before it comes, the last one after it has gone. */
const followed = PARTS.map(
  (part) => `
  :is(.entries > li, .beads > i, .names > b):nth-child(${part}) {
    animation-timeline: ${timeline(part)};
  }`,
).join('')

const Root = styled('nav', 'PageIndex')`
  z-index: 2;
  font-size: ${theme.small};
  line-height: 1.3;
  > .rail,
  .names {
    display: none;
  }
  > details > summary,
  .beads {
    display: flex;
    align-items: center;
  }
  > details > summary {
    gap: 12px;
    min-height: 48px;
    padding-inline: ${theme.gutter};
    background: ${theme.pineDeep};
    color: ${theme.paper};
    font-weight: 650;
    --focus: ${theme.sun};
    &:focus-visible {
      outline-offset: -5px;
    }
  }
  .beads > i {
    flex: none;
    width: 18px;
    height: 18px;
    margin-left: -4px;
    border: 3px solid var(--ring, ${theme.mint});
    border-radius: 50%;
    background: var(--bead, none);
    forced-color-adjust: none;
  }
  .count {
    margin-left: auto;
  }
  > details > ol {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100dvh - var(--head) - var(--foot) - 48px);
    overflow-y: auto;
    padding: 4px ${theme.gutter} 12px;
    background: ${theme.pineDeep};
    --link: ${theme.paper};
    --focus: ${theme.sun};
    > li > a {
      display: block;
      padding-block: 12px;
      font-weight: 550;
      text-decoration: none;
    }
  }
  @media (min-height: 30.01em) {
    position: sticky;
    top: var(--head);
  }
  /* The bar under the header has its own place from here on. A low window has no room for three. */
  @media (min-width: 48.01em) {
    position: relative;
    top: 0;
  }
  @media (min-width: 48.01em) and (min-height: 45em) {
    position: sticky;
    top: calc(var(--head) + 52px);
  }
  @media (min-width: 68.75em) {
    position: relative;
    top: 0;
    > details {
      display: none;
    }
    > .rail {
      display: block;
    }
    .price {
      margin-block: 24px 20px;
      padding-top: 24px;
      border-top: 1px solid ${theme.line};
      font-size: 1rem;
      > b {
        font-size: 1.6rem;
      }
      > span {
        font-size: ${theme.small};
      }
    }
    .button {
      width: 100%;
    }
  }
  @media (min-width: 68.75em) and (min-height: 45em) {
    position: sticky;
    top: calc(var(--head) + 84px);
  }
  .entries > li {
    position: relative;
    padding-left: 36px;
  }
  .entries > li > a {
    display: block;
    padding-block: 11px;
    font-weight: 650;
    color: var(--name, ${theme.ink});
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  .entries > li::before {
    content: "";
    position: absolute;
    z-index: 1;
    top: 50%;
    left: 11px;
    width: 22px;
    height: 22px;
    border: 4px solid var(--ring, ${theme.pine});
    border-radius: 50%;
    outline: var(--grown, 0) solid var(--ring, transparent);
    background: var(--bead, ${theme.sand});
    translate: -50% -50%;
    forced-color-adjust: none;
  }
  /* The line to the next bead. */
  .entries > li:not(:last-child)::after {
    content: "";
    position: absolute;
    top: calc(50% + 11px);
    left: 9px;
    width: 4px;
    height: calc(100% - 22px);
    background: ${theme.pine};
  }
  @supports (timeline-scope: --part) {
    @media (prefers-reduced-motion: no-preference) {
      .rest {
        display: none;
      }
      .names {
        display: grid;
        flex: 1;
      }
      .names > b {
        display: flex;
        grid-area: 1 / 1;
        justify-content: space-between;
        visibility: hidden;
        animation: ${shown} 1s linear;
      }
      :is(.entries > li, .beads > i) {
        animation: ${current} 1s linear;
      }
      :is(.entries > li, .beads > i, .names > b):first-child {
        animation-fill-mode: backwards;
      }
      :is(.entries > li, .beads > i, .names > b):last-child {
        animation-fill-mode: forwards;
      }
      ${followed}
    }
  }
`

interface PageIndexProps {
  /** Its parts: their ids on the page, and their names. */
  parts: readonly { id: string; label: string }[]
  /** The price that stands again beside the page, where there is one. */
  price: Claim | undefined
  place: Place
}

/**
 * The index of a page: a rail of beads beside it, with the price and the button again, or a bar that unfolds in a
 * narrower window. Scrolling marks the current part, by style alone; where a browser cannot, or motion is not wanted,
 * both are plain lists of links.
 */
export function PageIndex({ parts, price, place }: PageIndexProps) {
  const links = parts.map(({ id, label }) => (
    <li key={id}>
      <a href={`#${id}`}>{label}</a>
    </li>
  ))
  return (
    <Root aria-label="Nesta página" className="screen">
      <div className="rail">
        <ol className="entries">{links}</ol>
        <ClaimPrice claim={price} />
        <ButtonLink link={{ label: QUOTE_LABEL, action: 'quote' }} place={place} />
      </div>
      <details {...island('menu')}>
        <summary>
          <span className="beads">
            {parts.map(({ id }) => (
              <i key={id} />
            ))}
          </span>
          <span className="rest">Nesta página</span>
          <span className="rest count">{parts.length} partes</span>
          <span className="names">
            {parts.map(({ id, label }, index) => (
              <b key={id}>
                {label} <span>{`${index + 1} de ${parts.length}`}</span>
              </b>
            ))}
          </span>
        </summary>
        <ol>{links}</ol>
      </details>
    </Root>
  )
}
