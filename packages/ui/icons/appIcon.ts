import { palette } from '../theme/tokens.ts'

const { sand, pine, coral } = palette

/** The width and height of an icon, in its own units. */
export const ICON_SIZE = 152

/** The brand's rings, with strokes thick enough for 16 px. */
const RINGS =
  '<g fill="none" stroke-width="16">' +
  `<circle cx="54" cy="76" r="34" stroke="${pine}"/><circle cx="98" cy="76" r="34" stroke="${coral}"/>` +
  `<path d="M83.4 59A34 34 0 0 0 64.5 43.7" stroke="${pine}"/></g>`

interface Shape {
  /**
   * The radius of the corners, in the icon's units. Operating systems round square icons themselves.
   */
  corner?: number
  /**
   * The scale of the rings. In a maskable icon they are within a circle of 80% of its width
   * (https://www.w3.org/TR/appmanifest/#icon-masks).
   */
  scale?: number
}

/** An icon of the site as SVG: the rings on a square. */
export function appIcon({ corner = 0, scale = 1 }: Shape = {}): string {
  const margin = (ICON_SIZE / 2) * (1 - scale)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}"><title>Elos</title>` +
    `<rect width="${ICON_SIZE}" height="${ICON_SIZE}" rx="${corner}" fill="${sand}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${scale})">${RINGS}</g></svg>\n`
  )
}
