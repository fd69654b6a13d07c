import { palette } from '../theme/tokens.ts'

const { sand, pine, coral } = palette

/** The mark, with strokes heavy enough for 16 px. */
const RINGS =
  '<g fill="none" stroke-width="16">' +
  `<circle cx="54" cy="76" r="34" stroke="${pine}"/><circle cx="98" cy="76" r="34" stroke="${coral}"/>` +
  `<path d="M83.4 59A34 34 0 0 0 64.5 43.7" stroke="${pine}"/></g>`

interface Shape {
  /** Radius of the corners, where the whole is 152 wide. Systems round what is square themselves. */
  corner?: number
  /** Of the rings. A maskable icon keeps all that matters within a circle of 80 % of its width. */
  scale?: number
}

/** The rings on a tile, as SVG. */
export function appIcon({ corner = 0, scale = 1 }: Shape = {}): string {
  const rings =
    scale === 1
      ? RINGS
      : `<g transform="translate(${76 - 76 * scale} ${76 - 76 * scale}) scale(${scale})">${RINGS}</g>`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 152 152"><title>Elos</title>' +
    `<rect width="152" height="152" rx="${corner}" fill="${sand}"/>${rings}</svg>\n`
  )
}
