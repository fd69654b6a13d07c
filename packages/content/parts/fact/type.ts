import type { Claim } from '../claim/type.ts'
import type { QUESTION_GROUPS, QuestionId } from './questions.ts'

/** What a carrier answers to a question, as visitors read it. 'Depende' is of the line, and its words say of which. */
export const FACT_STATES = {
  sim: 'Sim',
  depende: 'Depende',
  nao: 'Não',
  confirmar: 'A confirmar',
} as const satisfies Record<string, string>

export type FactState = keyof typeof FACT_STATES

/** The state of a row: of an answer, or of a figure that holds in campaigns only. */
export type RowState = FactState | 'campanha'

/** A row of the sheet of a carrier, ready to be shown. */
export interface FactRow {
  /** The name of its question, or the id of its claim. */
  id: string
  /** What the state is about: 'Pessoa física, sem CNPJ'. */
  name: string
  state: RowState
  /** The state in words; past its shelf life with its day: 'Sim, em 27/08/2025: a reconfirmar'. */
  stateText: string
  /** The rest of the answer in whole sentences. */
  words?: string
  /** The claim that states it. */
  claim?: Claim
  source?: { name: string; url?: string }
  /** The ISO day on which it was checked. */
  asOf?: string
  /** Whether it is past its shelf life. */
  isOld: boolean
  /** Its anchor, where links lead to this row. */
  anchor?: string
  /** The questions that nobody has answered, each with the name of its row: the brokerage asks them for the visitor. */
  asks?: readonly Pick<Fact, 'id' | 'name'>[]
}

/** The answer of a carrier to one of the questions. */
export interface Fact extends FactRow {
  id: QuestionId
  group: keyof typeof QUESTION_GROUPS
  state: FactState
  /** The lives or the age, in years, from which the answer holds. */
  from?: number
}
