import { css } from '../../theme/css.ts'
/** The chat button moved aside: its edge stays visible in the page's margin. */
export const tuckStyle = css`
  aside > .chat {
    transition: translate 0.2s ease-out;
  }
  aside.tucked {
    pointer-events: none;
    > a {
      pointer-events: auto;
    }
  }
  aside.tucked > a:not(:focus-visible) {
    translate: calc(100% - 4px);
  }
`
