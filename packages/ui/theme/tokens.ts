/** The palette (six-digit hex, so that contrast can be computed). */
export const palette = {
  ink: '#13261F',
  inkSoft: '#3F5249',
  pine: '#0E5A47',
  pineDeep: '#083B2F',
  mint: '#DFF3EA',
  sand: '#FBF7F0',
  paper: '#FFFFFF',
  line: '#E4DDD0',
  coral: '#F26B4E',
  coralStrong: '#97301F',
  sun: '#F5B94A',
  chat: '#25D366',
} as const

export type PaletteColor = keyof typeof palette

/** Half the width of the column in which content stands. */
const HALF_COLUMN = 'clamp(600px, 35.4vw, 680px)'

/** The values that components may name. Lengths follow a 4-px grid; 1 rem is 18 px. */
export const tokens = {
  ...palette,
  body: 'Figtree, Figtree Arial, Figtree Roboto, sans-serif',
  heading: 'Fraunces, Fraunces Times, Fraunces Noto, serif',
  radius: '12px',
  radiusLarge: '20px',
  /** The shadow, which only elements that float above the page have. */
  shadow: '0 12px 32px rgb(19 38 31 / .16)',
  /** The space between columns. */
  columns: 'clamp(32px, 5vw, 80px)',
  /** The space within a card or a dialog. */
  inset: 'clamp(20px, 3vw, 32px)',
  /** The space above and below a section: 32 to 96 px. */
  section: 'clamp(32px, 7vw, 96px)',
  /**
   * The space beside a section: it leaves a column of at most 1200 px, and up to 1360 px in a window of 1920 px. It has
   * room for the floating buttons (`--margin`, base.css).
   */
  gutter: `max(var(--margin, 20px), 50% - ${HALF_COLUMN})`,
  /** The sizes of headings: in the end a share of the window, so that large text breaks no word. */
  h1: 'min(clamp(1.7rem, 1rem + 2.8vw, 3.5rem), 13.5vw)',
  h2: 'min(clamp(1.56rem, 1.1rem + 1.8vw, 2.44rem), 10vw)',
  h3: 'min(clamp(1.22rem, 1.1rem + .6vw, 1.56rem), 9.5vw)',
  /** The smallest text: 16.2 px. Prices and their conditions are larger. */
  small: '.9rem',
} as const
