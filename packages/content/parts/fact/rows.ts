import { captionOf } from '../claim/caption.ts'
import { sentence } from '../claim/note.ts'
import type { Stat } from '../claim/type.ts'
import { capitalized } from '../letters/capitalized.ts'
import { FACT_STATES, type Fact, type FactRow, type RowState } from './type.ts'

const IN_CAMPAIGN = 'Em campanha'

/** The words of each state in a count, in the order of the count: '4 sim · 2 depende da linha'. */
const COUNTED: Record<RowState, string> = {
  sim: 'sim',
  depende: 'depende da linha',
  campanha: 'só em campanha',
  confirmar: 'a confirmar',
  nao: 'não',
}

/** Returns the rows of the sheet of a carrier: an answer to each question, then its figures. */
export const sheetRows = ({
  facts,
  highlights,
}: {
  facts: readonly Fact[]
  highlights: readonly Stat[]
}): FactRow[] => [...facts, ...highlights.map(figureRow)]

/** A figure as a row: its caption is what the state is about, its claim what is said. */
function figureRow({ label, claim }: Stat): FactRow {
  const { id, text, conditions, source, asOf, isAged = false } = claim
  const name = capitalized(label.replace(/^de /, ''))
  const row = { id, name, claim, source, asOf, isOld: isAged }
  if (claim.state !== 'current')
    return { ...row, state: 'confirmar', stateText: FACT_STATES.confirmar, words: sentence(text) }
  const words = sentence([text, captionOf({ label, claim }).slice(label.length)].join(''))
  return /\bcampanhas?\b/iu.test(conditions ?? '')
    ? { ...row, state: 'campanha', stateText: IN_CAMPAIGN, words }
    : { ...row, state: 'sim', stateText: FACT_STATES.sim, words }
}

/** The number of rows with a state, and its words: 4 and 'só em campanha'. */
export interface StateCount {
  state: RowState
  count: number
  words: string
}

/** Returns how many rows have each state, without the states of none, and the same as one text. */
export function countStates(rows: readonly FactRow[]): { parts: StateCount[]; text: string } {
  const parts = Object.entries(COUNTED).flatMap(([state, words]) => {
    const found = rows.filter((row) => row.state === state)
    return found.slice(0, 1).map((first) => ({ state: first.state, count: found.length, words }))
  })
  return { parts, text: parts.map(({ count, words }) => `${count} ${words}`).join(' · ') }
}
