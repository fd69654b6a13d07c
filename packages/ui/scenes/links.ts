import { palette } from '../theme/tokens.ts'

/** A ring, and the SVG that is visible inside it, in the coordinates of the drawing. */
interface Ring {
  x: number
  y: number
  /** To the middle of its stroke. */
  radius: number
  surface: string
  stroke?: string
  content?: string
}

/** The width of a stroke, as a share of its ring's radius. */
const STROKE = 0.165

/**
 * Degrees by which the arc where the first ring passes over the second extends to either side of the
 * crossing.
 */
const OVERLAP = 25

/** The point of a ring at an angle, in degrees, clockwise from three o'clock. */
function pointOn({ x, y, radius }: Ring, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}

/** The angle in degrees, on `first`, of the crossing of two rings that comes first clockwise. */
function crossing(first: Ring, second: Ring): number {
  const [dx, dy] = [second.x - first.x, second.y - first.y]
  const distance = Math.hypot(dx, dy)
  const cosine =
    (distance ** 2 + first.radius ** 2 - second.radius ** 2) / (2 * distance * first.radius)
  return ((Math.atan2(dy, dx) - Math.acos(cosine)) * 180) / Math.PI
}

/**
 * Two linked rings with their contents, as SVG: the first passes over the second at one crossing, and
 * under it at the other.
 */
export function links(first: Ring, second: Ring): string {
  const circle = ({ x, y, radius }: Ring, attributes = '') =>
    `<circle cx="${x}" cy="${y}" r="${radius}"${attributes}/>`
  const firstStroke = ` stroke="${first.stroke ?? palette.pine}" stroke-width="${width(first)}"`
  const secondStroke = ` stroke="${second.stroke ?? palette.coral}" stroke-width="${width(second)}"`
  const at = crossing(first, second)
  const [from, to] = [pointOn(first, at - OVERLAP), pointOn(first, at + OVERLAP)]
  return [
    `<clipPath id="a">${circle(first)}</clipPath><clipPath id="b">${circle(second)}</clipPath>`,
    circle(second, ` fill="${second.surface}"`),
    circle(first, ` fill="${first.surface}"`),
    `<g clip-path="url(#b)">${second.content ?? ''}</g><g clip-path="url(#a)">${first.content ?? ''}</g>`,
    `<g fill="none">${circle(first, firstStroke)}${circle(second, secondStroke)}`,
    `<path d="M${from}A${first.radius} ${first.radius} 0 0 1 ${to}"${firstStroke}/></g>`,
  ].join('')
}

const width = ({ radius }: Ring): number => Math.round(radius * STROKE)
