import localFont from 'next/font/local'

// The stand-ins named as fallbacks are declared in fonts.css: Next's own fit Arial and Times only.

/** Body text; preloaded, since every page paints with it first. */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-body',
  weight: '300 900',
  adjustFontFallback: false,
  fallback: ['Figtree Arial', 'Figtree Roboto', 'sans-serif'],
})

/** Headings. */
export const fraunces = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-heading',
  weight: '100 900',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Fraunces Times', 'Fraunces Noto', 'serif'],
})
