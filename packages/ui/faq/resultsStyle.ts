import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The style of `FaqFound` and `FaqPager`. */
export const resultsStyle = css`
  .faq-count {
    margin-block: 8px 16px;
    font-size: ${theme.small};
    color: ${theme.inkSoft};
  }
  .faq-none {
    max-width: 860px;
    padding: 40px 28px;
    border-radius: ${theme.radiusLarge};
    background: ${theme.mint};
  }
  .faq-none strong {
    display: block;
    margin-bottom: 8px;
    font: 560 ${theme.h3} / 1.2 ${theme.heading};
  }
  .faq-pager {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 28px;
  }
  .faq-pager button {
    min-width: 48px;
    min-height: 48px;
    padding: 4px 16px;
    border: 1px solid ${theme.line};
    border-radius: 99px;
    background: ${theme.paper};
    color: ${theme.pine};
    font: 650 0.9rem / 1.2 ${theme.body};
    cursor: pointer;
  }
  /* On a phone the buttons of the pages come first, and the steps stand below them. */
  @media (max-width: 26em) {
    .faq-pager button:not([aria-label]) {
      order: 1;
      flex: 1 1 40%;
      padding-inline: 8px;
    }
    .faq-pager::before {
      content: "";
      order: 1;
      flex-basis: 100%;
    }
  }
  .faq-pager button:hover {
    border-color: ${theme.pine};
  }
  .faq-pager [aria-current] {
    border-color: ${theme.pine};
    background: ${theme.pine};
    color: ${theme.paper};
  }
  .faq-pager :disabled {
    border-color: ${theme.line};
    background: none;
    color: ${theme.inkSoft};
    cursor: default;
  }
`
