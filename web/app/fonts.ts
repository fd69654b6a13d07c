import localFont from 'next/font/local'

/** Body text; preloaded, since every page paints with it first. */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-body',
  weight: '300 900',
  adjustFontFallback: 'Arial',
})

/** Headings. */
export const fraunces = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-heading',
  weight: '100 900',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})
