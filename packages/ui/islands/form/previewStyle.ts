import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/** The message that will be sent, shown before leaving. Plain CSS. */
export const previewStyle = css`
  .preview {
    font-size: ${theme.small};
    blockquote {
      margin: 4px 0 0;
      padding: 16px 20px;
      border-radius: ${theme.radius};
      background: ${theme.mint};
      white-space: pre-wrap;
    }
    .copy {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 8px 16px;
      margin-top: 12px;
    }
    .copy .button {
      width: auto;
    }
    figure {
      display: grid;
      grid-template-columns: 240px minmax(0, 1fr);
      gap: 20px;
      align-items: center;
      min-height: 240px;
      margin-top: 16px;
    }
    svg {
      width: 240px;
      background: ${theme.paper};
      fill: ${theme.ink};
      shape-rendering: crispEdges;
    }
  }
`
