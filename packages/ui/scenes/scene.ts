import { palette } from '../theme/tokens.ts'
import { links } from './links.ts'
import { svg } from './svg.ts'

const RADIUS = 158

interface Scene {
  title?: string
  /** SVG inside the left ring, around 206,208. */
  left?: string
  /** SVG inside the right ring, around 424,312. */
  right?: string
  /** The colours behind the content of the rings. */
  leftSurface?: string
  rightSurface?: string
}

/** Two linked rings with their contents as SVG, 570 × 456 px, on a transparent background. */
export function scene({
  title,
  left,
  right,
  leftSurface = palette.mint,
  rightSurface = palette.sun,
}: Scene): string {
  return svg(
    { width: 570, height: 456, x: 30, y: 32, title },
    links(
      { x: 206, y: 208, radius: RADIUS, surface: leftSurface, content: left },
      { x: 424, y: 312, radius: RADIUS, surface: rightSurface, content: right },
    ),
  )
}
