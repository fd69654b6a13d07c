import { palette } from '@elos/ui/theme/tokens'
import { type Arrow, arrowsBetween, pathOf } from './arrows.ts'
import { type Box, HEAD, LINE, MARGIN, placeRooms, WIDTH } from './layout.ts'
import type { Room } from './readHouse.ts'

const FONT = "Figtree, 'Segoe UI', 'DejaVu Sans', Arial, sans-serif"

const COLOURS = [palette.ink, palette.pine, palette.coralStrong]

/**
 * Draws the rooms as boxes in an SVG: who imports whom from floor to floor, and in each box the room's
 * folders in their storeys. Every import runs downwards. The same rooms give the same text.
 */
export function drawHouse(rooms: Room[]): string {
  const boxes = placeRooms(rooms)
  const arrows = arrowsBetween(boxes)
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT}" font-size="13">`,
    '<title>The workspaces, their folders, and who imports whom</title>',
    `<rect width="${WIDTH}" height="${height}" fill="${palette.sand}"/>`,
    ...arrows.map((arrow) => drawArrow(arrow, arrows)),
    ...boxes.flatMap(drawBox),
    '</svg>',
    '',
  ].join('\n')
}

function drawArrow(arrow: Arrow, arrows: Arrow[]): string {
  const sources = [...new Set(arrows.map(({ from }) => from))]
  const colour = COLOURS[sources.indexOf(arrow.from) % COLOURS.length]
  const { line, tip } = pathOf(arrow, arrows)
  return `<g stroke="${colour}" stroke-width="2"><path d="${line}" fill="none"/><path d="${tip}" fill="${colour}" stroke="none"/></g>`
}

function drawBox({ name, description, storeys, x, y, width, height }: Box): string[] {
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${palette.paper}" stroke="${palette.line}"/>`,
    text(x + 16, y + 30, name, `font-size="18" font-weight="700" fill="${palette.pineDeep}"`),
    ...description.map((line, index) =>
      text(x + 16, y + HEAD + (index + 0.5) * LINE, line, `fill="${palette.inkSoft}"`),
    ),
    ...storeys.flatMap((storey) => [
      `<rect x="${x + 10}" y="${storey.y}" width="${width - 20}" height="${storey.height}" rx="6" fill="${palette.mint}"/>`,
      ...storey.lines.map((line, index) =>
        text(x + 20, storey.y + 19 + index * LINE, line, `fill="${palette.ink}"`),
      ),
    ]),
  ]
}

function text(x: number, y: number, words: string, attributes: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" ${attributes}>${escaped}</text>`
}
