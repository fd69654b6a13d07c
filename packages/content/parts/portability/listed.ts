import { capitalized } from '../letters/capitalized.ts'
import { type Told, told } from './decide.ts'
import { type Answers, OPTIONS } from './questions.ts'
import { WAITS } from './time.ts'
import type { Case, PortabilityRow } from './type.ts'

/** A row as everybody may read it: with whom it answers, a text for each of its cases. */
export interface ListedRow extends Told {
  who: string[]
}

/** The reader of the list has said nothing of herself, so that each date is said as what to count. */
const READER: Answers = { situation: 'ativo' }

/** Returns all rows as everybody may read them. */
export const listedRows = (rows: readonly PortabilityRow[]): ListedRow[] =>
  rows.map((row) => ({ ...told(row, READER), who: row.cases.map(caseInWords) }))

const OR = /* @__PURE__ */ new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** A case in words: 'Plano ativo ou operadora encerrando; contrato de 1999 em diante; tudo pago'. */
export const caseInWords = ({ situation, contract, wait, payments, guide }: Case): string =>
  capitalized(
    [
      situation.map((value) => OPTIONS.situation[value].said),
      contract.map((value) => OPTIONS.contract[value].said),
      wait.map((value) => WAITS[value].toLowerCase()),
      payments.map((value) => OPTIONS.payments[value].said),
      guide.map((value) => OPTIONS.guide[value].said),
    ]
      .filter((values) => values.length > 0)
      .map((values) => OR.format(values))
      .join('; '),
  )
