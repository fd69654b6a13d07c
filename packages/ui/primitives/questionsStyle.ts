import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The style of `Questions`. For the root of a section with them. */
export const questionsStyle = css`
  details {
    border-top: 1px solid ${theme.line};
  }
  .questions:has(details:not([hidden])) {
    border-bottom: 1px solid ${theme.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 24px;
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
      margin: 0 3px 4px 0;
      border: solid ${theme.pine};
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
      transition: transform ${theme.ease};
    }
  }
  [open] summary::after {
    transform: rotate(225deg);
  }
  details p {
    max-width: 62ch;
    padding-bottom: 20px;
    color: ${theme.inkSoft};
  }
`
