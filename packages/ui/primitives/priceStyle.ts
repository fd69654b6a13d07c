import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/**
 * A price: the amount (`b`) is large; conditions, source and date (`span`) are below it in the size of
 * text. For the root of a section with prices.
 */
export const priceStyle = css`
  .price {
    line-height: 1.45;
    color: ${theme.inkSoft};
    b {
      display: inline-block;
      margin-right: 2px;
      font: 600 1.9rem / 1.15 ${theme.body};
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.02em;
      color: ${theme.ink};
    }
    span {
      display: block;
    }
  }
`
