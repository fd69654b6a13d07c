import { css } from '../../theme/css.ts'

/**
 * The transition of sections that come into sight: the head first, then the rest. On screen only. They move
 * by less than half a control's height, so that a tap already aimed still hits.
 */
export const revealStyle = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    .unseen {
      opacity: 0;
      transform: translateY(16px);
    }
    .unseen.seen {
      opacity: 1;
      transform: none;
      transition:
        opacity 0.24s ease-out,
        transform 0.24s ease-out;
    }
    .unseen.seen:not(.head, h2, .rings) {
      transition-delay: 0.5s;
    }
  }
  @media screen and (max-width: 48em) {
    .unseen.seen:not(.head, h2, .rings) {
      transition-delay: 0.2s;
    }
  }
`
