import { type Box, GAP, WIDTH } from './layout.ts'

export interface Arrow {
  from: Box
  to: Box
}

// Lengths are in pixels of the picture.
/** Between two arrows that run side by side. */
const LANE = 10
/** Between two arrows at the same box. */
const PORT = 28
const TIP = 9

/** An arrow from each box to each that it imports. */
export function arrowsBetween(boxes: Box[]): Arrow[] {
  return boxes.flatMap((from) =>
    boxes.filter((to) => from.imports.includes(to.name)).map((to) => ({ from, to })),
  )
}

/**
 * The SVG paths of one of `arrows`, as a line and its tip. It runs down, sideways in a lane of its own,
 * and down; past a floor between, it runs down the middle of the house.
 */
export function pathOf(arrow: Arrow, arrows: Arrow[]): { line: string; tip: string } {
  const { from, to } = arrow
  const leaving = arrows.filter((other) => other.from === from)
  const arriving = arrows.filter((other) => other.to === to)
  const startX = middle(from) + offset(arrow, leaving, PORT)
  const endX = middle(to) + offset(arrow, arriving, PORT)
  const startY = from.y + from.height
  const toFloor = arrows.filter((other) => other.to.floor === to.floor)
  const lane = to.y - GAP / 2 + offset(arrow, toFloor, LANE)
  const passing = arrows.filter(isPassing)
  const down = isPassing(arrow)
    ? `V${startY + 24 + passing.indexOf(arrow) * LANE}H${WIDTH / 2 + offset(arrow, passing, LANE)}`
    : ''
  return {
    line: `M${startX} ${startY}${down}V${lane}H${endX}V${to.y - TIP}`,
    tip: `M${endX} ${to.y - 1}l-5 -${TIP}h10z`,
  }
}

/** Whether a floor lies between the two boxes. */
function isPassing({ from, to }: Arrow): boolean {
  return to.floor - from.floor > 1
}

function middle({ x, width }: Box): number {
  return x + width / 2
}

/** How far an arrow runs from the middle of `beside`, `step` pixels each. */
function offset(arrow: Arrow, beside: Arrow[], step: number): number {
  return (beside.indexOf(arrow) - (beside.length - 1) / 2) * step
}
