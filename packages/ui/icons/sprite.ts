import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MARKS } from './marks.ts'

/** The file of an icon: 'star' in the regular weight, 'star-fill' in the filled one. */
function sourceOf(name: string): string {
  const weight = name.endsWith('-fill') ? 'fill' : 'regular'
  return fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/${weight}/${name}.svg`))
}

/**
 * Rounds coordinates to one decimal. On a grid of 256 nobody sees that at 32 px, and the sprite is a
 * tenth smaller.
 */
const rounded = (svg: string): string =>
  svg.replace(/-?\d*\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, '$1.'),
  )

async function symbol(name: string): Promise<string> {
  const svg = await readFile(sourceOf(name), 'utf8').catch(() => {
    throw new Error(`No Phosphor icon is named '${name}': correct the list that names it.`)
  })
  const drawing = rounded(svg.replace(/<\/?svg[^>]*>/g, ''))
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`
}

/** One SVG file with a symbol for each name, and the brand's mark. */
export async function sprite(names: Iterable<string>): Promise<string> {
  const symbols = await Promise.all([...new Set(names)].sort().map(symbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">${Object.values(MARKS).join('')}${symbols.join('')}</svg>\n`
}
