import { palette } from '../theme/tokens.ts'

const RADIUS = 158
const LEFT = { x: 206, y: 208 }
const RIGHT = { x: 424, y: 312 }
const LEFT_SURFACE = palette.mint
const RIGHT_SURFACE = palette.sun

/** A point of the left ring, by its angle in degrees, clockwise from three o'clock. */
function onLeft(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(LEFT.x + RADIUS * Math.cos(angle)).toFixed(1)} ${(LEFT.y + RADIUS * Math.sin(angle)).toFixed(1)}`
}

interface Windows {
  /** SVG inside the left ring, in the coordinates of the scene. */
  left: string
  right: string
  leftSurface?: string
  rightSurface?: string
}

/** Two joined rings as windows, 570 by 456: the left one passes over the right one above, under it below. */
export function rings({ left, right, leftSurface, rightSurface }: Windows): string {
  const circle = ({ x, y }: typeof LEFT, attributes: string) =>
    `<circle cx="${x}" cy="${y}" r="${RADIUS}" ${attributes}/>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="30 32 570 456">',
    `<clipPath id="a">${circle(LEFT, '')}</clipPath><clipPath id="b">${circle(RIGHT, '')}</clipPath>`,
    circle(RIGHT, `fill="${rightSurface ?? RIGHT_SURFACE}"`),
    circle(LEFT, `fill="${leftSurface ?? LEFT_SURFACE}"`),
    `<g clip-path="url(#b)">${right}</g><g clip-path="url(#a)">${left}</g>`,
    '<g fill="none" stroke-width="26">',
    circle(LEFT, `stroke="${palette.pine}"`),
    circle(RIGHT, `stroke="${palette.coral}"`),
    `<path d="M${onLeft(-44)}A${RADIUS} ${RADIUS} 0 0 1 ${onLeft(6)}" stroke="${palette.pine}"/>`,
    '</g></svg>\n',
  ].join('')
}
