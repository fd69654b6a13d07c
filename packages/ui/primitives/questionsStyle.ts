import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The style of `Questions`. For the root of a section with them. */
export const questionsStyle = css`
  .questions:has(details:not([hidden])) {
    border-bottom: 1px solid ${theme.line};
  }
  .questions {
    details {
      border-top: 1px solid ${theme.line};
    }
    summary {
      display: flex;
      align-items: center;
      gap: 16px;
      min-height: 72px;
      padding-block: 16px;
      font-weight: 650;
      line-height: 1.35;
      &:hover {
        color: ${theme.pine};
      }
      &::after {
        content: "";
        width: 12px;
        height: 12px;
        flex: none;
        margin: 0 3px 0 auto;
        border: solid ${theme.pine};
        border-width: 0 2px 2px 0;
        /* The point of the angle stays in its place when it turns. */
        transform: translateY(-3px) rotate(45deg);
        transition: transform ${theme.ease};
      }
    }
    [open] summary::after {
      transform: translateY(3px) rotate(225deg);
    }
    summary .icon {
      flex: none;
      width: 40px;
      height: 40px;
      padding: 9px;
      border-radius: 50%;
      background: ${theme.mint};
      color: ${theme.pine};
    }
    .secondary .icon {
      background: ${theme.sun};
      color: ${theme.ink};
    }
    .accent .icon {
      background: ${theme.coralStrong};
      color: ${theme.paper};
    }
    .note {
      font-size: ${theme.small};
    }
    details p {
      max-width: 62ch;
      padding-bottom: 20px;
      color: ${theme.inkSoft};
    }
  }
`
