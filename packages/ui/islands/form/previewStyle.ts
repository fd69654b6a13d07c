import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/** The message that will be sent, shown before leaving. Plain CSS. */
export const previewStyle = css`
  .preview {
    font-size: ${theme.small};
    summary {
      display: flex;
      align-items: center;
      min-height: 44px;
      color: ${theme.pine};
      font-weight: 600;
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
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
