import { css } from '../theme/css.ts'
import { theme } from '../theme/theme.ts'

/** The styles of the root of a `Received`. Plain CSS. */
export const receivedStyle = css`
  .received {
    display: grid;
    gap: 16px;
    ul {
      display: grid;
      gap: 8px;
      padding: 20px;
      border-radius: ${theme.radius};
      background: ${theme.mint};
    }
    b {
      white-space: nowrap;
    }
    h3 {
      font-size: 1rem;
    }
    dl > div {
      padding-block: 8px;
      border-bottom: 1px solid ${theme.line};
    }
    dt {
      font-size: ${theme.small};
      color: ${theme.inkSoft};
    }
    dd {
      white-space: pre-wrap;
    }
    .actions {
      margin-top: 8px;
    }
  }
`
