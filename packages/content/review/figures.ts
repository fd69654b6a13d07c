import { FACTORS } from '../parts/claim/scales.ts'
import { fold } from '../parts/text/fold.ts'

/** A figure that somebody typed into a sentence. */
export interface Typed {
  kind: 'price' | 'percent' | 'measured'
  /** The figure as it is written: 'R$ 99', '30%', '280 dias'. */
  text: string
  amount: number
  /** The unit of a measured figure, folded: 'dias'; empty for the other kinds. */
  unit: string
}

const SCALE = Object.keys(FACTORS).join('|')
const NUMBER = String.raw`\d+(?:\.\d{3})*(?:,\d+)?`
const FIGURE = new RegExp(
  [
    String.raw`R\$\s?(?<price>${NUMBER})(?:\s(?<priceScale>${SCALE})(?!\p{L}))?`,
    String.raw`(?<reais>${NUMBER})(?:\s(?<reaisScale>${SCALE})(?:\sde)?)?\s(?:reais|real)\b`,
    String.raw`(?<percent>${NUMBER})\s?(?:%|por cento\b)`,
    String.raw`(?<measured>${NUMBER})(?:\s(?<scale>${SCALE})(?:\sde)?)?\s(?<unit>\p{L}+(?:\s\p{L}+)?)`,
  ].join('|'),
  'giu',
)

const readNumber = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'))

/** Finds the figures in a sentence, from the left. */
export function figuresIn(sentence: string): Typed[] {
  return [...sentence.matchAll(FIGURE)].flatMap(({ 0: text, groups = {} }): Typed[] => {
    const { price, reais, percent, measured = '', unit = '' } = groups
    const scale = groups.priceScale ?? groups.reaisScale ?? groups.scale ?? ''
    const factor = FACTORS[scale.toLowerCase()] ?? 1
    const amount = readNumber(price ?? reais ?? percent ?? measured) * factor
    const kind = (price ?? reais) ? 'price' : percent ? 'percent' : 'measured'
    return [{ kind, text: text.trim(), amount, unit: fold(unit) }]
  })
}
