import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/**
 * A bar at the bottom of the window, below the header's menu in the stacking order. In a low window its
 * text scrolls and its buttons stay in sight.
 */
export const bannerStyle = css`
  .cookies {
    position: fixed;
    z-index: 4;
    inset: auto 0 0;
    display: grid;
    grid-template-columns: minmax(0, 46rem) repeat(3, auto);
    justify-content: space-between;
    align-items: center;
    gap: 8px 12px;
    max-height: 60dvh;
    padding: 12px ${theme.gutter};
    border-top: 1px solid ${theme.line};
    background: ${theme.paper};
    box-shadow: ${theme.shadow};
    font-size: ${theme.small};
    line-height: 1.45;
  }
  .cookies a {
    padding-block: 12px;
    white-space: nowrap;
  }
  .cookies .button {
    align-self: stretch;
    padding-inline: 20px;
    background: ${theme.pine};
    font-size: ${theme.small};
  }
  .cookies .quiet {
    background: none;
  }
  @media (max-width: 48em) {
    .cookies {
      grid-template: minmax(0, 1fr) auto / repeat(3, auto);
      justify-content: stretch;
      padding-inline: 16px;
    }
    .cookies p {
      grid-column: 1 / -1;
      max-height: 100%;
      overflow-y: auto;
    }
    .cookies .button {
      padding-inline: 2px;
    }
  }
  @media (max-height: 30em) {
    .cookies {
      padding-block: 6px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .cookies {
      animation: cookies ${theme.ease};
    }
    @keyframes cookies {
      from {
        opacity: 0;
      }
    }
  }
`
