/** The address of the drawing of a kind, in `studio/static`. `npm run pictures` makes it from the kind's first example. */
export const drawingOf = (kind: string): string => `/static/sections/${kind}.webp`
