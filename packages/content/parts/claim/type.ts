/** The kinds of claims. The kind decides how the amount is written. */
export const KINDS = ['price', 'percent', 'count', 'duration', 'text'] as const

export type ClaimKind = (typeof KINDS)[number]

/** The bound that an amount is: at least, at most, more than. */
export type Qualifier = 'from' | 'upTo' | 'moreThan'

/** The period that a price covers. */
export type Period = 'month' | 'year'

/** Whether a claim is valid on the day of the rendering. */
export type ClaimState = 'current' | 'upcoming' | 'expired'

/**
 * A fact that the site states, ready to be shown. All texts are in Portuguese. If it is expired or upcoming, every text
 * says that it is to be confirmed ('sob consulta' for a price), and `amount` is null.
 */
export interface Claim {
  id: string
  kind: ClaimKind
  /** The name of what it measures: 'Desconto do terceiro filho'. */
  measure?: string
  state: ClaimState
  /** The claim as in a sentence: 'a partir de R$ 200 por mês', 'até 85%', 'mais de 37 mil prestadores'. */
  text: string
  /** The bare value: 'R$ 200', '85%', '10 dias úteis'. */
  amountText: string
  /** The value as a large figure: '15+', '37 mil+', '100%', 'até 250%', 'a partir de R$ 50.000'. */
  compactText: string
  /** The bound that the amount is, and the period that a price covers; both may be absent. */
  qualifier?: Qualifier
  period?: Period
  /** The words before the amount: 'a partir de', 'até', 'mais de'. */
  qualifierText?: string
  /** The words after the amount: 'por mês', 'por ano'. */
  periodText?: string
  /** The amount: reais for a price, percent points, or a number of units. */
  amount: number | null
  conditions?: string
  source?: { name: string; url?: string }
  /** ISO dates. */
  asOf?: string
  validFrom?: string
  validUntil?: string
  /** Whether it is a price without a last day that was checked a year ago or more. */
  isAged?: boolean
}

/** The terms of a figure or of a table of prices: for whom it holds, where it is from, when it was checked, and until when. */
export type Terms = Pick<Claim, 'kind' | 'conditions' | 'source' | 'asOf' | 'validUntil' | 'isAged'>

/** The mark of a figure: the number of the note that it leads to, and its own id, to which the note leads back. */
export interface Mark {
  number: number
  id: string
}

/** The conditions, source and day of the figures that share them, at the end of a page. */
export interface Note {
  number: number
  /** The values of the figures: 'Experiência, mais de 15 anos; Clientes, mais de 5 mil.' */
  title: string
  claim: Claim
  /** The ids of the marks that lead to it, in the order of the page. */
  marks: string[]
}

/** A figure with its caption: '15+' 'anos de mercado'. */
export interface Stat {
  claim: Claim
  label: string
  /** On a page whose figures have marks. */
  note?: Mark
}
