import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/** The styles that only the partner form's modal has. Plain CSS. */
export const partnerStyle = css`
  .modal .beside {
    margin-top: 32px;
    padding-top: 24px;
    border-top: 1px solid ${theme.line};
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    align-items: center;
  }
`
