/**
 * Whether the visitor prefers reduced motion. Ask each time: the setting may change while a page is
 * open.
 */
export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
