import { palette } from '../theme/tokens.ts'
import { area, disc, rect } from './shapes.ts'

const { pine, pineDeep, coral, coralStrong, paper, mint, sand, sun, ink } = palette

/** A grid of windows, its upper left corner at x,y. */
function panes(x: number, y: number, columns: number, rows: number, fill: string): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * 30, y + Math.floor(index / columns) * 38, 16, 22, fill, 3),
  ).join('')
}

/** Two office buildings. */
export const buildings =
  rect(352, 300, 96, 200, coralStrong, 8) +
  rect(430, 232, 112, 270, pine, 8) +
  panes(372, 324, 2, 4, sun) +
  panes(452, 258, 3, 6, mint) +
  rect(280, 456, 300, 60, pineDeep)

/** A heart with a cross. */
export const cross =
  area(
    'M438 428C360 376 338 340 338 300A50 50 0 0 1 438 286A50 50 0 0 1 538 300C538 340 516 376 438 428Z',
    coralStrong,
  ) +
  rect(422, 296, 32, 92, paper, 6) +
  rect(392, 326, 92, 32, paper, 6)

const wheel = (x: number) => disc(x, 398, 24, ink) + disc(x, 398, 10, sand)

/** A truck on a road. */
export const road =
  rect(260, 404, 340, 120, pineDeep) +
  rect(250, 438, 60, 10, sun, 5) +
  rect(350, 438, 60, 10, sun, 5) +
  rect(450, 438, 60, 10, sun, 5) +
  rect(330, 286, 138, 108, paper, 8) +
  area('M476 318H516L548 356V394H476Z', coralStrong) +
  area('M490 330H511L530 354H490Z', mint) +
  wheel(372) +
  wheel(508)

/** An open umbrella. */
export const umbrella =
  `<g transform="translate(-20)"><path d="M206 128V300A26 26 0 0 1 154 300" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>` +
  `<path d="M86 226A120 112 0 0 1 326 226C306 206 286 206 266 226C246 206 226 206 206 226C186 206 166 206 146 226C126 206 106 206 86 226Z" fill="${coralStrong}"/>` +
  `<path d="M146 226C146 170 176 114 206 114S266 170 266 226C246 206 226 206 206 226C186 206 166 206 146 226Z" fill="${coral}"/></g>`

/** A house with a tree. */
export const home =
  rect(270, 420, 320, 90, pine) +
  rect(366, 330, 130, 96, paper) +
  area('M344 336L431 262L518 336Z', coralStrong) +
  rect(412, 366, 38, 60, pineDeep, 4) +
  rect(380, 350, 22, 26, mint, 3) +
  rect(460, 350, 22, 26, mint, 3) +
  disc(528, 384, 30, pineDeep) +
  rect(523, 390, 10, 40, ink)

/** A shop with an awning. */
export const shop =
  rect(270, 424, 320, 90, pineDeep) +
  rect(352, 290, 156, 136, paper) +
  rect(340, 268, 180, 34, coralStrong, 4) +
  [340, 412, 484]
    .map((x) => rect(x, 296, 36, 26, coralStrong) + disc(x + 18, 322, 18, coralStrong))
    .join('') +
  [376, 448].map((x) => rect(x, 296, 36, 26, mint) + disc(x + 18, 322, 18, mint)).join('') +
  rect(368, 352, 62, 46, mint, 4) +
  rect(448, 352, 42, 74, pine, 4) +
  disc(482, 392, 4, sun)
