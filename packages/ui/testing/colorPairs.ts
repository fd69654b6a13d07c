import type { PaletteColor } from '../theme/tokens.ts'

interface Pair {
  front: PaletteColor
  back: PaletteColor
}

const on = (back: PaletteColor, ...fronts: PaletteColor[]): Pair[] =>
  fronts.map((front) => ({ front, back }))

/** Every colour of text on every surface it is set on: at least 7:1 (WCAG 2.2, 1.4.6). */
export const TEXT_PAIRS: Pair[] = [
  ...on('sand', 'ink', 'inkSoft', 'pine', 'coralStrong'),
  ...on('paper', 'ink', 'inkSoft', 'pine', 'coralStrong'),
  ...on('mint', 'ink', 'inkSoft', 'pine'),
  ...on('pine', 'paper', 'mint'),
  ...on('pineDeep', 'paper', 'mint', 'sun'),
  ...on('coralStrong', 'paper'),
  ...on('sun', 'ink'),
  ...on('chat', 'ink'),
]

/** The colours of edges of controls, focus rings and meaningful icons: at least 3:1 (WCAG 2.2, 1.4.11). */
export const CONTROL_PAIRS: Pair[] = [
  ...on('sand', 'pine', 'inkSoft', 'coralStrong'),
  ...on('paper', 'pine', 'inkSoft'),
  ...on('mint', 'pine'),
  ...on('pine', 'sun', 'paper', 'chat'),
  ...on('pineDeep', 'sun', 'mint'),
  ...on('sun', 'pine'),
]
