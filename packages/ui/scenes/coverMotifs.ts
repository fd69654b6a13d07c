import { palette } from '../theme/tokens.ts'
import { area, disc, line, rect } from './shapes.ts'

const { pine, pineDeep, coral, coralStrong, paper, mint, sand, sun } = palette

/** The motifs of covers, as SVG: shapes around 0,0 within a radius of 100. */
export const MOTIFS = {
  /** Three piles of coins. */
  coins: [
    { x: -52, count: 2 },
    { x: 0, count: 4 },
    { x: 52, count: 6 },
  ]
    .flatMap(({ x, count }) =>
      Array.from({ length: count }, (_, index) => {
        const y = 44 - index * 19
        return rect(x - 22, y, 44, 16, index % 2 ? coral : coralStrong, 8)
      }),
    )
    .join(''),

  /** A list with all its items checked. */
  checklist:
    rect(-52, -66, 104, 132, paper, 12) +
    [-38, 0, 38]
      .map(
        (y) =>
          disc(-28, y, 13, pine) +
          line(`M-34 ${y}l4 5 8-9`, paper, 4) +
          rect(-6, y - 5, 42, 10, mint, 5),
      )
      .join(''),

  /** A dotted path between two map pins. */
  journey:
    `<g stroke-dasharray="1 17">${line('M-46 46C-90-40 10-10 12 20S60 40 46-26', pine, 7)}</g>` +
    pin(-46, 46, coralStrong) +
    pin(46, -26, pine),

  /** A document with a seal. */
  document:
    rect(-54, -70, 108, 140, paper, 10) +
    [-44, -20, 4].map((y) => rect(-34, y, y === 4 ? 40 : 68, 10, mint, 5)).join('') +
    disc(24, 42, 19, coralStrong) +
    line('M16 42l6 7 11-13', paper, 5),

  /** Four bars, each shorter than the one before. */
  bars:
    rect(-70, -58, 28, 116, coralStrong, 6) +
    rect(-32, -26, 28, 84, coral, 6) +
    rect(6, 4, 28, 54, sun, 6) +
    rect(44, 28, 28, 30, pine, 6),

  /** A hospital between two buildings. */
  hospital:
    rect(-100, 52, 200, 60, pineDeep) +
    rect(-78, -6, 50, 58, coral, 4) +
    rect(32, -26, 46, 78, pine, 4) +
    rect(-38, -50, 78, 102, paper, 6) +
    rect(-7, -40, 14, 38, coralStrong, 3) +
    rect(-19, -28, 38, 14, coralStrong, 3) +
    rect(-26, 8, 14, 14, mint, 2) +
    rect(12, 8, 14, 14, mint, 2) +
    rect(-10, 24, 20, 28, pine, 2) +
    [-66, -48].map((x) => rect(x, 8, 10, 12, sand, 2)).join('') +
    [42, 58].map((x) => rect(x, -12, 10, 12, sand, 2) + rect(x, 10, 10, 12, sand, 2)).join(''),

  /** Three waves. */
  waves: [
    { y: -30, fill: coral },
    { y: 6, fill: coralStrong },
    { y: 42, fill: pine },
  ]
    .map(({ y, fill }) =>
      area(`M-110 ${y}C-80 ${y - 30}-30 ${y - 30} 0 ${y}S80 ${y + 30} 110 ${y}V110H-110Z`, fill),
    )
    .join(''),

  /** Three steps, each higher than the one before. */
  steps:
    rect(-78, 22, 52, 90, sun, 6) +
    rect(-26, -14, 52, 126, coral, 6) +
    rect(26, -50, 52, 162, coralStrong, 6) +
    disc(-52, 4, 11, pine) +
    disc(0, -32, 11, pine) +
    disc(52, -68, 11, pine),

  /** The sun over hills. */
  hills:
    disc(14, -18, 40, coral) +
    area('M-110 60C-70 0-20 6 20 50S90 70 110 30V110H-110Z', pine) +
    area('M-110 84C-60 50 0 60 40 84S100 90 110 80V110H-110Z', pineDeep),

  /** Two speech bubbles. */
  talk:
    area(
      'M-66-62H26A16 16 0 0 1 42-46V-10A16 16 0 0 1 26 6H-34L-56 26V6H-66A16 16 0 0 1-82-10V-46A16 16 0 0 1-66-62Z',
      pine,
    ) +
    area(
      'M-18 22H62A16 16 0 0 1 78 38V58A16 16 0 0 1 62 74H60V92L38 74H-18A16 16 0 0 1-34 58V38A16 16 0 0 1-18 22Z',
      coralStrong,
    ) +
    [-48, -20, 8].map((x) => disc(x, -28, 7, paper)).join('') +
    rect(-14, 36, 72, 9, paper, 4) +
    rect(-14, 53, 44, 9, paper, 4),
} as const

/** A map pin whose point is at x,y. */
function pin(x: number, y: number, fill: string): string {
  const top = y - 34
  return (
    area(
      `M${x} ${y}C${x - 30} ${top + 6} ${x - 22} ${top - 22} ${x} ${top - 22}S${x + 30} ${top + 6} ${x} ${y}Z`,
      fill,
    ) + disc(x, top - 1, 9, paper)
  )
}
