import { css } from 'styled-components'
import { theme } from './theme.ts'

/**
 * The rules that many sections share, written once per page. Their classes:
 *
 * - surfaces: `band` (a section's padding), with `paper`, `mint`, `pine` or `deep`. A surface sets the
 *   colours of secondary text (`--soft`), accents (`--accent`) and the first ring (`--ring`) on it.
 * - text: `head` (a section's heading), `eyebrow`, `lead`, `chip`
 * - controls: `button`, alone or with `quiet` (outlined) or `chat` (opens the chat); `actions`; `more`
 * - containers: `card`; `dot` (a disc around an icon)
 * - others: `icon`, `rings`, `skip`, and `hidden` (for screen readers only)
 *
 * The declarations are in an order that compresses well: every page has them, and a budget of bytes.
 */
export const shared = css`
  h1,
  h2,
  h3 {
    font: 560 ${theme.h2} / 1.12 ${theme.heading};
    letter-spacing: -0.015em;
    text-wrap: balance;
    margin: 0;
  }
  h1 {
    font-size: ${theme.h1};
    line-height: 1.05;
  }
  h3 {
    font-size: ${theme.h3};
    line-height: 1.2;
  }

  .band {
    padding: ${theme.section} ${theme.gutter};
  }
  .paper {
    background: ${theme.paper};
  }
  .mint {
    background: ${theme.mint};
  }
  .pine,
  .deep {
    --focus: ${theme.sun};
    --soft: ${theme.mint};
    --accent: ${theme.paper};
    --ring: ${theme.mint};
    background: ${theme.pine};
    color: ${theme.paper};
  }
  .deep {
    background: ${theme.pineDeep};
  }
  :is(.pine, .deep) a:not(.button) {
    color: inherit;
  }

  [aria-busy="true"] {
    opacity: 0.6;
  }
  .icon {
    width: 1.4em;
    height: 1.4em;
    flex: none;
    fill: currentColor;
  }
  .rings {
    color: var(--ring, ${theme.pine});
    stroke: ${theme.coral};
    fill: none;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .skip {
    position: absolute;
    z-index: 9;
    top: 8px;
    left: 8px;
    padding: 12px 20px;
    background: ${theme.pineDeep};
    color: ${theme.paper};
    &:not(:focus) {
      clip-path: inset(50%);
    }
  }

  .head {
    max-width: 46rem;
    margin-bottom: max(32px, 4vw);
  }
  .head p:not(.eyebrow),
  .lead {
    margin-top: 16px;
    max-width: 38rem;
    font-size: 1.1rem;
    color: var(--soft, ${theme.inkSoft});
  }
  .eyebrow {
    position: relative;
    padding-left: 2em;
    margin-bottom: 12px;
    font-size: ${theme.small};
    font-weight: 650;
    color: var(--accent, ${theme.pine});
    &::before,
    &::after {
      content: "";
      position: absolute;
      left: 0;
      top: 0.32em;
      width: 0.78em;
      height: 0.78em;
      border: 2px solid currentColor;
      border-radius: 50%;
    }
    &::after {
      left: 0.5em;
      border-color: ${theme.coral};
    }
  }

  .button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 8px 24px;
    border: 2px solid transparent;
    border-radius: 99px;
    background: ${theme.coralStrong};
    color: ${theme.paper};
    font: 650 1rem / 1.2 ${theme.body};
    text-decoration: none;
    text-align: center;
    justify-content: center;
    cursor: pointer;
    &:hover {
      filter: brightness(0.92);
    }
  }
  .button.quiet {
    border-color: currentColor;
    background: none;
    color: var(--accent, ${theme.pine});
  }
  .button.chat {
    background: ${theme.chat};
    color: ${theme.ink};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 16px;
    margin-top: 32px;
    @media (max-width: 30em) {
      > * {
        flex: 1 1 auto;
        padding-inline: 16px;
      }
    }
  }
  .more {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-weight: 650;
    color: ${theme.pine};
  }

  .card {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: 28px;
    border: 1px solid ${theme.line};
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
    color: ${theme.ink};
    :is(h2, h3) a {
      color: inherit;
      text-decoration: none;
    }
    /* Above all else in the card, which the hover may move and so raise. */
    :is(h2, h3) a::after {
      content: "";
      position: absolute;
      z-index: 1;
      inset: 0;
      border-radius: inherit;
    }
    &:has(h2 a, h3 a):hover {
      border-color: ${theme.pine};
    }
    .more {
      margin-top: auto;
      padding-top: 20px;
    }
    .more .icon {
      transition: transform ${theme.ease};
    }
    &:hover .more .icon {
      transform: translateX(4px);
    }
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 3px 13px;
    border: 1px solid transparent;
    border-radius: 99px;
    background: ${theme.mint};
    font-size: ${theme.small};
    font-weight: 600;
    color: ${theme.ink};
  }
  .dot {
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    background: ${theme.mint};
    flex: none;
    border-radius: 50%;
    color: ${theme.pine};
  }
`
