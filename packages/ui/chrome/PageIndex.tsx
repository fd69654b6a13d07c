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

const timeline = (part: number) => `--p${part}`

/**
 * The rules of what holds an index and its parts: a part is the current one while it crosses a line in the window. What
 * stands for it in the index is `timed` too, by the same timeline.
 */
export const indexedParts = `
  timeline-scope: ${PARTS.map(timeline).join(', ')};
  ${PARTS.map((part) => `.timed:nth-child(${part}) { --at: ${timeline(part)}; }`).join('')}
  > .parts > .part {
    view-timeline: var(--at) block;
    view-timeline-inset: 35% 64.9%;
  }
`

const current = keyframes`
  from, to {
    --bead: ${theme.sun};
    --ring: ${theme.coral};
    --name: ${theme.coralStrong};
    --grown: 4px;
    visibility: visible;
  }
`

const Root = styled('nav', 'PageIndex')`
  position: relative;
  z-index: 2;
  font-size: ${theme.small};
  line-height: 1.3;
  .rail,
  .names {
    display: none;
  }
  > details > summary {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
    padding-inline: ${theme.gutter};
    outline-offset: -5px;
    font-weight: 650;
  }
  .beads {
    display: flex;
  }
  .beads > i,
  .entries > li::before {
    content: "";
    width: 22px;
    height: 22px;
    border: 4px solid var(--ring);
    border-radius: 50%;
    background: var(--bead, none);
    forced-color-adjust: none;
  }
  .beads > i {
    flex: none;
    width: 18px;
    height: 18px;
    margin-left: -4px;
    border-width: 3px;
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
  }
  > details > ol > li > a,
  .entries > li > a {
    display: block;
    padding-block: 12px;
    font-weight: 650;
  }
  /* Below the header; the bar under the header has its own place in a wider window. A low one has no room for three. */
  @media (max-width: 48em) and (min-height: 30.01em), (min-height: 45em) {
    position: sticky;
    top: calc(var(--head) + var(--below, 0px));
    /* A phone has room for one bar: the header scrolls away (chrome/Header.tsx). */
    @media (max-width: 48em) {
      top: 0;
    }
  }
  @media (min-width: 48.01em) {
    --below: 52px;
  }
  @media (min-width: 68.75em) {
    --below: 84px;
    > details {
      display: none;
    }
    .rail {
      --bead: ${theme.sand};
      --ring: ${theme.pine};
      display: block;
    }
  }
  .price {
    margin-block: 24px 20px;
    padding-top: 24px;
    border-top: 1px solid ${theme.line};
    font-size: 1rem;
  }
  .button {
    width: 100%;
  }
  .entries > li {
    --link: var(--name, ${theme.ink});
    position: relative;
    padding-left: 36px;
    &::before {
      position: absolute;
      top: calc(50% - 11px);
      left: 0;
      outline: var(--grown, 0) solid var(--ring);
    }
    /* The line to the next bead. */
    &:not(:last-child)::after {
      content: "";
      position: absolute;
      inset: calc(50% + 11px) auto calc(11px - 50%) 9px;
      border-left: 4px solid ${theme.pine};
    }
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
      }
      .timed {
        animation: ${current} 1s linear;
        animation-timeline: var(--at);
      }
      /* The first part is the current one before it comes, the last one after it has gone. */
      .timed:first-child {
        animation-fill-mode: backwards;
      }
      .timed:last-child {
        animation-fill-mode: forwards;
      }
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
    <li key={id} className="timed">
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
      <details className="deep" {...island('menu')}>
        <summary>
          <span className="beads">
            {parts.map(({ id }) => (
              <i key={id} className="timed" />
            ))}
          </span>
          <span className="rest">Nesta página</span>
          <span className="rest count">{parts.length} partes</span>
          <span className="names">
            {parts.map(({ id, label }, index) => (
              <b key={id} className="timed">
                {label} <span>{`${index + 1} de ${parts.length}`}</span>
              </b>
            ))}
          </span>
        </summary>
        <ol className="deep">{links}</ol>
      </details>
    </Root>
  )
}
