/** The row is moved by the slider, and not scrolled any more. */
export const carouselStyle = `
  .row.awake { overflow: hidden; scroll-snap-type: none; touch-action: pan-y; user-select: none; cursor: grab; }
  .row.awake:active { cursor: grabbing; }
`
