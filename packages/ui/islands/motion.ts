/** Whether the visitor asked for stillness. Asked each time: the setting may change while a page is open. */
export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
