import { css } from '../../theme/css.ts'

/**
 * The transition of sections that come into sight: the head first, then the rest. On screen only. A section that waits
 * for it can be read. Its parts move by less than half a control's height, so that a tap already aimed still hits.
 */
export const revealStyle = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    .unseen {
      opacity: 0.5;
      transform: translateY(16px);
    }
    .seen {
      transition:
        opacity 0.24s ease-out,
        transform 0.24s ease-out;
    }
    .seen:not(.head, h2, .rings) {
      transition-delay: 0.5s;
    }
  }
  @media screen and (max-width: 48em) {
    .seen:not(.head, h2, .rings) {
      transition-delay: 0.2s;
    }
  }
`
