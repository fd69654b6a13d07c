import { sentence } from '../parts/claim/note.ts'
import type { Stat } from '../parts/claim/type.ts'
import { agedTogether } from '../parts/fact/aged.ts'
import { UNANSWERED } from '../parts/fact/map.ts'
import { countStates, sheetRows } from '../parts/fact/rows.ts'
import { FACT_STATES, type Fact, type FactRow } from '../parts/fact/type.ts'
import { brazilianDay } from '../parts/time/day.ts'

/** What a carrier answers, row by row, or how it stands in the regulator's register. No free page has it. */
export interface Sheet {
  look: 'answers' | 'record'
  heading: { title: string }
  rows: FactRow[]
  /** When the answers past their shelf life were checked, where it was on one day: 'Respostas de 27/08/2025: a reconfirmar.' */
  aged?: string
  /** How many rows have each state. */
  counts: ReturnType<typeof countStates>
  /** The carrier's number in the register, of a record; absent while it is not known. */
  registration?: string
}

const NUMBERS = new Intl.NumberFormat('pt-BR')

/** Makes the sheet of a carrier's answers and figures. A figure that an answer states has no row of its own. */
export function answersSheet(
  name: string,
  facts: readonly Fact[],
  highlights: readonly Stat[],
): Sheet {
  const stated = facts.map(({ claim }) => claim?.id)
  const whoRows: readonly string[] = facts.flatMap(({ id, group }) => (group === 'who' ? id : []))
  const rows = sheetRows({
    facts,
    highlights: highlights.filter(({ claim }) => !stated.includes(claim.id)),
  })
  const title = `${name} em ${NUMBERS.format(rows.length)} respostas`
  const aged = agedTogether(rows.filter(isAged).map(({ asOf = '' }) => asOf))
  return {
    look: 'answers',
    heading: { title },
    aged,
    rows: together(rows, whoRows).map(aged ? undated : dated),
    counts: countStates(rows),
  }
}

/** The rows with those of which nothing is known as one, at the end: their words are the same. `alone`: the ids of others. */
function together(rows: FactRow[], alone: readonly string[]): FactRow[] {
  const isOpen = ({ id, state, words }: FactRow) =>
    state === 'confirmar' && words === UNANSWERED && !alone.includes(id)
  const open = rows.filter(isOpen)
  const [first] = open
  if (!first) return rows
  const [name = '', ...others] = open.map((row) => row.name)
  const names = [name, ...others.map((other) => other.charAt(0).toLowerCase() + other.slice(1))]
  return [...rows.filter((row) => !isOpen(row)), { ...first, name: LIST.format(names) }]
}

const LIST = new Intl.ListFormat('pt-BR', { type: 'unit', style: 'long' })

/** Whether an answer is past its shelf life. A figure says so in its note. */
const isAged = ({ isOld, asOf, state }: FactRow): boolean =>
  isOld && asOf !== undefined && state !== 'campanha'

/** A row whose day stands above all rows. */
const undated = (row: FactRow): FactRow =>
  row.state !== 'campanha' && isAged(row) ? { ...row, stateText: FACT_STATES[row.state] } : row

/** A row past its shelf life says so after its words, where there is room for it. */
function dated(row: FactRow): FactRow {
  const { asOf, words } = row
  if (!isAged(row) || !asOf) return row
  const old = sentence(`Em ${brazilianDay(asOf)}: a reconfirmar`)
  return { ...undated(row), words: words ? `${words} ${old}` : old }
}

/** Makes the sheet of a carrier in the register of the ANS. */
export function recordSheet(name: string, registration: string | undefined): Sheet {
  const rows = recordRows(registration)
  return {
    look: 'record',
    heading: { title: `${name} perante a ANS` },
    registration,
    rows,
    counts: countStates(rows),
  }
}

const recordRows = (registration: string | undefined): FactRow[] => [
  {
    id: 'registro',
    name: 'Registro da operadora',
    isOld: false,
    ...(registration
      ? { state: 'sim', stateText: FACT_STATES.sim, words: 'Confira no site da ANS.' }
      : {
          state: 'confirmar',
          stateText: FACT_STATES.confirmar,
          words: 'Seis dígitos, no site da ANS.',
        }),
  },
  {
    id: 'produto',
    name: 'Registro do produto',
    isOld: false,
    state: 'depende',
    stateText: FACT_STATES.depende,
    words:
      'Está na proposta. Dentro de uma mesma linha podem existir vários produtos: compare os números, e não só o nome.',
  },
  {
    id: 'reclamacoes',
    name: 'Índice de reclamações',
    isOld: false,
    state: 'confirmar',
    stateText: FACT_STATES.confirmar,
    words: 'Publicado pela ANS, com mês e ano.',
  },
]
