import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FONTS = [
  { name: 'Figtree', weight: 600 },
  { name: 'Fraunces', weight: 600 },
] as const

/** The fonts of social images. Satori reads no woff2 and no variable font, which pages use. */
export const socialFonts = () =>
  Promise.all(
    FONTS.map(async ({ name, weight }) => {
      const id = name.toLowerCase()
      const file = `node_modules/@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`
      return { name, weight, data: await readFile(join(process.cwd(), file)) }
    }),
  )
