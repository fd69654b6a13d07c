import { palette } from '../theme/tokens.ts'
import { MOTIFS } from './coverMotifs.ts'
import { icon } from './icon.ts'
import { links } from './links.ts'
import { rect } from './shapes.ts'
import { svg } from './svg.ts'

const { pine, pineDeep, mint, coral, coralStrong, sun, sand, paper } = palette

const WIDTH = 1200
const HEIGHT = 800

/** The radius of a motif's ring, in the units of the motif: its own 100, and a margin. */
const MOTIF_RADIUS = 114

/**
 * The colours of a cover, by the colour of its background: background, rings, the surfaces within
 * them, icon.
 */
const PAPERS = {
  mint: { ground: mint, rings: [pine, coral], surfaces: [paper, sun], ink: pine },
  sun: { ground: sun, rings: [pine, coralStrong], surfaces: [mint, sand], ink: pine },
  coral: { ground: coral, rings: [pineDeep, sand], surfaces: [sun, mint], ink: pineDeep },
  pine: { ground: pine, rings: [mint, coral], surfaces: [paper, sun], ink: pine },
  night: { ground: pineDeep, rings: [sun, coral], surfaces: [mint, sand], ink: pineDeep },
} as const

/**
 * Where the two rings are, in pixels: the icon's, then the motif's. Everything important is within the
 * middle 680 px of the height, which remain when a card crops the cover to 7:4.
 */
const LAYOUTS = {
  level: [
    { x: 385, y: 400, radius: 250 },
    { x: 815, y: 400, radius: 250 },
  ],
  falling: [
    { x: 420, y: 330, radius: 235 },
    { x: 780, y: 470, radius: 235 },
  ],
  rising: [
    { x: 420, y: 470, radius: 235 },
    { x: 780, y: 330, radius: 235 },
  ],
  wideLeft: [
    { x: 330, y: 400, radius: 440 },
    { x: 930, y: 430, radius: 230 },
  ],
  wideRight: [
    { x: 870, y: 400, radius: 440 },
    { x: 270, y: 370, radius: 230 },
  ],
} as const

export interface Cover {
  title: string
  paper: keyof typeof PAPERS
  layout: keyof typeof LAYOUTS
  /** A Phosphor icon. */
  icon: string
  motif: keyof typeof MOTIFS
}

/**
 * The cover of an article as SVG, 1200 × 800 px: two linked rings, one around an icon, one around a
 * motif.
 */
export function cover({ title, paper, layout, icon: name, motif }: Cover): string {
  const { ground, rings, surfaces, ink } = PAPERS[paper]
  const [first, second] = LAYOUTS[layout]
  const size = first.radius > 300 ? 380 : 260
  const scale = second.radius / MOTIF_RADIUS
  return svg(
    { width: WIDTH, height: HEIGHT, title },
    rect(0, 0, WIDTH, HEIGHT, ground) +
      links(
        {
          ...first,
          stroke: rings[0],
          surface: surfaces[0],
          content: icon(name, first.x, first.y, size, ink),
        },
        {
          ...second,
          stroke: rings[1],
          surface: surfaces[1],
          content: `<g transform="translate(${second.x} ${second.y}) scale(${scale})">${MOTIFS[motif]}</g>`,
        },
      ),
  )
}
