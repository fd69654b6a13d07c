/** The palette (six-digit hex, so that contrast can be computed). */
export const palette = {
  ink: '#13261F',
  inkSoft: '#4A5F56',
  pine: '#0E5A47',
  pineDeep: '#083B2F',
  mint: '#DFF3EA',
  sand: '#FBF7F0',
  paper: '#FFFFFF',
  line: '#E4DDD0',
  coral: '#F26B4E',
  coralStrong: '#BF3F26',
  sun: '#F5B94A',
  chat: '#25D366',
} as const

export type PaletteColor = keyof typeof palette

/** Everything that components may name. Lengths follow a 4-px grid; 1 rem is 18 px. */
export const tokens = {
  ...palette,
  body: 'Figtree, Figtree Arial, Figtree Roboto, sans-serif',
  heading: 'Fraunces, Fraunces Times, Fraunces Noto, serif',
  radius: '12px',
  radiusLarge: '20px',
  /** Only for elements that float above the page. */
  shadow: '0 12px 32px rgb(19 38 31 / .16)',
  /** Above and below a section: 64 to 120 px. */
  section: 'clamp(64px, 9vw, 120px)',
  /** Beside a section: leaves a column of at most 1200 px. */
  gutter: 'max(20px, 50% - 600px)',
  h1: 'clamp(2rem, 1.2rem + 3.4vw, 3.5rem)',
  h2: 'clamp(1.56rem, 1.2rem + 1.8vw, 2.44rem)',
  h3: 'clamp(1.22rem, 1.1rem + .6vw, 1.56rem)',
  small: '.8334rem',
  ease: '.2s ease-out',
} as const
