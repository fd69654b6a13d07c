import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/**
 * A page's first call to action expands, blinks and glows, 1 s and 3 s after the page came, for 0.9 s each. It
 * becomes brighter rather than paler, which would look disabled.
 *
 * The compositor animates it by itself, and the page's own thread stays free: only `scale`, `filter` and `opacity`
 * change; the ring and the glow are drawn once; both times are one animation, since Chromium leaves an element
 * with two of the same property to the page, as it does a fading part whose keyframes have no first one.
 * Percentages are of 2.9 s: the second time begins at 69%.
 */
export const callStyle = css`
  @keyframes call {
    9.3%,
    78.3% {
      scale: 1.05;
    }
    15.5%,
    84.5% {
      filter: brightness(1.25);
    }
    21.7%,
    90.7% {
      filter: none;
      scale: 1.03;
    }
    31%,
    69% {
      filter: none;
      scale: none;
    }
  }
  @keyframes ring {
    0%,
    21.7%,
    69%,
    90.7%,
    100% {
      opacity: 0;
    }
    9.3%,
    78.3% {
      opacity: 1;
    }
  }
  @keyframes glow {
    0%,
    9.3%,
    31%,
    69%,
    78.3%,
    100% {
      opacity: 0;
    }
    21.7%,
    90.7% {
      opacity: 1;
    }
  }
  .calling {
    position: relative;
    animation: call 2.9s ease-in-out 1s;
  }
  .calling::before,
  .calling::after {
    content: "";
    position: absolute;
    inset: -2px;
    border-radius: inherit;
    opacity: 0;
    pointer-events: none;
  }
  .calling::before {
    box-shadow: 0 0 0 6px color-mix(in srgb, ${theme.coral} 35%, transparent);
    animation: ring 2.9s ease-in-out 1s;
  }
  .calling::after {
    box-shadow: 0 0 24px 8px color-mix(in srgb, ${theme.coral} 45%, transparent);
    animation: glow 2.9s ease-in-out 1s;
  }
`
