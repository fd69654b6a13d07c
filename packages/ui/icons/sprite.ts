import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Config, optimize } from 'svgo'
import { MARKS } from './marks.ts'

/** The file of an icon: 'star' in the regular weight, 'star-fill' in the filled one. */
function sourceOf(name: string): string {
  const weight = name.endsWith('-fill') ? 'fill' : 'regular'
  return fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/${weight}/${name}.svg`))
}

/** Whole coordinates, on a grid of 256: nobody sees a half of one at 100 px, and the sprite is a quarter smaller. */
const ROUNDED: Config = { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] }

async function symbol(name: string): Promise<string> {
  const svg = await readFile(sourceOf(name), 'utf8').catch(() => {
    throw new Error(`No Phosphor icon is named '${name}': correct the list that names it.`)
  })
  const drawing = optimize(svg, ROUNDED).data.replace(/<\/?svg[^>]*>/g, '')
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`
}

/** One SVG file with a symbol for each name, and the brand's mark. */
export async function sprite(names: Iterable<string>): Promise<string> {
  const symbols = await Promise.all([...new Set(names)].sort().map(symbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">${Object.values(MARKS).join('')}${symbols.join('')}</svg>\n`
}
