import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A Phosphor icon in the duotone weight, as SVG: `size` wide, its centre at x,y. */
export function icon(name: string, x: number, y: number, size: number, fill: string): string {
  const file = import.meta.resolve(`@phosphor-icons/core/assets/duotone/${name}-duotone.svg`)
  const paths = readFileSync(fileURLToPath(file), 'utf8').replace(/<\/?svg[^>]*>/g, '')
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 256})`
  return `<g transform="${place}" fill="${fill}">${paths}</g>`
}
