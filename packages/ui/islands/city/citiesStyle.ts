import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/** The suggested cities below their field. Plain CSS. */
export const citiesStyle = css`
  .field {
    position: relative;
  }
  [role="listbox"] {
    position: absolute;
    z-index: 3;
    top: 100%;
    right: 0;
    left: 0;
    max-height: 288px;
    margin-top: 4px;
    overflow-y: auto;
    border: 1px solid ${theme.line};
    border-radius: ${theme.radius};
    background: ${theme.paper};
    box-shadow: ${theme.shadow};
  }
  [role="option"] {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 4px 14px;
    cursor: pointer;
  }
  [role="option"]:is(:hover, [aria-selected="true"]) {
    background: ${theme.mint};
  }
`
