import { css } from '../../theme/css.ts'

/** Hides questions, and keeps space below the others for the pager to come: one row, or two on a phone. */
export const foldStyle = css`
  [data-island="faq"] .later {
    display: none;
  }
  [data-island="faq"] {
    padding-bottom: 76px;
  }
  @media (max-width: 26em) {
    [data-island="faq"] {
      padding-bottom: 132px;
    }
  }
`
