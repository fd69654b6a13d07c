import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const FONTS = [
  { name: 'Figtree', weight: 600 },
  { name: 'Fraunces', weight: 600 },
] as const

/**
 * Finds packages from the folder the server runs in, and in those above it: the bundle does not know
 * where it will run. `outputFileTracingIncludes` in next.config.mjs takes the files along.
 */
const require = createRequire(`${process.cwd()}/`)

/** The fonts of social images. Satori reads no woff2 and no variable font, which pages use. */
export const socialFonts = () =>
  Promise.all(
    FONTS.map(async ({ name, weight }) => {
      const id = name.toLowerCase()
      const file = require.resolve(`@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`)
      return { name, weight, data: await readFile(file) }
    }),
  )
