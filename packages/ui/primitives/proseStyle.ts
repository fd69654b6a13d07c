import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { priceStyle } from './ClaimPrice.tsx'

/** The style of the root of a section with `.prose`: the paragraphs, headings and lists inside it. */
export const proseStyle = css`
  .prose {
    max-width: 680px;
    > * {
      margin-bottom: 1.1em;
    }
    h2 {
      margin: 1.7em 0 0.6em;
      font-size: ${theme.h3};
    }
    h3 {
      margin: 1.4em 0 0.5em;
      font-size: 1.17rem;
    }
    ul,
    ol {
      padding-left: 1.5em;
    }
    ul {
      list-style: disc;
    }
    ol {
      list-style: decimal;
    }
    li {
      margin-bottom: 0.4em;
    }
    li::marker {
      color: ${theme.pine};
      font-weight: 600;
    }
  }
`

/**
 * Quotes, tables and figures inside `.prose`, on the surface `paper`. On a phone each row of a table is
 * a block, with the header of a column before its cell. Elsewhere a table wider than its column scrolls
 * sideways. Shadows mark the edges beyond which there is more; at an end of the table, a gradient in the
 * colour of the paper, which scrolls with the table, covers the shadow. Paper has every column: those of a table with
 * more than five are small and equally wide.
 */
export const richProseStyle = css`
  .prose blockquote {
    padding-left: 24px;
    border-left: 4px solid ${theme.coral};
    font: 400 1.2rem / 1.4 ${theme.heading};
  }
  .prose :is(figcaption, caption) {
    font-size: ${theme.small};
    color: ${theme.inkSoft};
    text-align: left;
  }
  .table {
    overflow-x: auto;
    background:
      linear-gradient(90deg, ${theme.paper} 50%, transparent) 0 / 56px 100% no-repeat local,
      linear-gradient(270deg, ${theme.paper} 50%, transparent) 100% / 56px 100% no-repeat local,
      linear-gradient(90deg, rgb(19 38 31 / 0.3), transparent) 0 / 16px 100% no-repeat,
      linear-gradient(270deg, rgb(19 38 31 / 0.3), transparent) 100% / 16px 100% no-repeat;
    table {
      width: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    caption {
      padding-bottom: 8px;
    }
    th,
    td {
      padding: 12px 16px 12px 0;
      border-bottom: 1px solid ${theme.line};
      overflow-wrap: break-word;
      text-align: left;
      vertical-align: top;
    }
    thead th {
      border-bottom: 2px solid ${theme.pine};
      font-size: ${theme.small};
    }
    tbody th {
      font-weight: 600;
    }
    @media (max-width: 40em) {
      thead {
        position: absolute;
        clip-path: inset(50%);
      }
      tr,
      th,
      td {
        display: block;
        padding: 2px 0;
        border: 0;
      }
      tr {
        padding-block: 16px;
        border-bottom: 1px solid ${theme.line};
      }
      td::before {
        content: attr(data-label);
        display: block;
        font-weight: 600;
      }
    }
    @media print {
      overflow: visible;
      background: none;
      &:has(thead th:nth-of-type(6)) {
        table {
          table-layout: fixed;
        }
        th,
        td {
          padding-right: 8px;
          font-size: 0.7rem;
          overflow-wrap: anywhere;
        }
      }
    }
  }
`

/** Callouts inside `.prose`, each around a price. */
export const calloutStyle = css`
  ${priceStyle}
  .callout {
    padding: 24px;
    border-radius: ${theme.radius};
    background: ${theme.mint};
    strong {
      display: block;
      color: ${theme.ink};
    }
  }
`
