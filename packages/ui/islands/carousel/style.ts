import { css } from '../../theme/css.ts'

/** The row is moved by the slider, and not scrolled any more. */
export const carouselStyle = css`
  .row.awake {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
    user-select: none;
    cursor: grab;
  }
  .row.awake:active {
    cursor: grabbing;
  }
`
