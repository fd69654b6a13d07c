import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/**
 * A page's first call to action expands, blinks and glows, 1 s and 3 s after the page came. It becomes
 * brighter rather than paler, which would look disabled.
 */
export const callStyle = css`
  @keyframes call {
    30% {
      scale: 1.05;
      box-shadow: 0 0 0 6px color-mix(in srgb, ${theme.coral} 35%, transparent);
    }
    50% {
      filter: brightness(1.25);
    }
    70% {
      filter: none;
      scale: 1.03;
      box-shadow: 0 0 24px 8px color-mix(in srgb, ${theme.coral} 45%, transparent);
    }
  }
  .calling {
    animation:
      call 0.9s ease-in-out 1s,
      call 0.9s ease-in-out 3s;
  }
`
