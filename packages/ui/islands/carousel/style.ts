/** What the slider needs of its row. The scrolling row of the page without script is turned off. */
export const carouselStyle = `
  .keen-slider { display: flex !important; overflow: hidden !important; scroll-snap-type: none !important; gap: 0 !important; touch-action: pan-y; user-select: none; cursor: grab; }
  .keen-slider > * { flex: none; width: calc(50% - 12px); }
  @media (max-width: 56.25em) { .keen-slider > * { width: 100%; } }
  .keen-slider:active { cursor: grabbing; }
`
