import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/**
 * A bar at the bottom of the window, below the header's menu in the stacking order. Focused elements
 * scroll clear of it, and the floating buttons move above it by `translate`, which shifts no layout.
 */
export const bannerStyle = css`
  html {
    scroll-padding-bottom: calc(var(--banner, 0px) + 8px);
  }
  body {
    padding-bottom: var(--banner, 0);
  }
  .cookies ~ aside {
    translate: 0 calc(-1 * var(--banner, 0px));
  }
  .cookies {
    position: fixed;
    z-index: 4;
    inset: auto 0 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    max-height: 60dvh;
    overflow-y: auto;
    padding: 12px ${theme.gutter} calc(12px + env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.line};
    background: ${theme.paper};
    box-shadow: ${theme.shadow};
    font-size: ${theme.small};
    line-height: 1.45;
  }
  .cookies p {
    flex: 1 1 24rem;
    max-width: 46rem;
    margin-right: auto;
    text-wrap: balance;
  }
  .cookies a {
    padding-block: 12px;
    white-space: nowrap;
  }
  .cookies .button {
    padding-inline: 20px;
    background: ${theme.pine};
    font-size: ${theme.small};
  }
  .cookies .quiet {
    background: none;
  }
  @media (max-width: 48em) {
    .cookies {
      padding-inline: 16px;
    }
    .cookies p {
      flex-basis: 100%;
    }
    .cookies .button {
      flex: 1 1 auto;
      padding-inline: 8px;
      font-size: ${theme.small};
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
