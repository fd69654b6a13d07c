import { css } from '../../theme/css.ts'

/** The chat button moved aside: its edge stays visible in the page's margin. */
export const chatAsideStyle = css`
  aside.set-aside {
    pointer-events: none;
    > a {
      pointer-events: auto;
    }
  }
  aside.set-aside > a:not(:focus-visible) {
    translate: calc(100% - 4px);
  }
`

/** For a visitor who scrolls: the button moves aside and back before their eyes. */
export const chatMovesStyle = css`
  aside > .chat {
    transition: translate 0.2s ease-out;
  }
`
