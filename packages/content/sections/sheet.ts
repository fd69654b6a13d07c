import { sentence } from '../parts/claim/note.ts'
import type { Stat } from '../parts/claim/type.ts'
import { agedTogether } from '../parts/fact/aged.ts'
import { dentalAnchor } from '../parts/fact/dental.ts'
import { UNANSWERED } from '../parts/fact/map.ts'
import { countStates, sheetRows } from '../parts/fact/rows.ts'
import { FACT_STATES, type Fact, type FactRow } from '../parts/fact/type.ts'
import { uncapitalized } from '../parts/letters/capitalized.ts'
import { brazilianDay } from '../parts/time/day.ts'

/** What a carrier answers, row by row, or how it stands in the regulator's register. No free page has it. */
export interface Sheet {
  look: 'answers' | 'record'
  heading: { title: string }
  rows: FactRow[]
  /** When the answers past their shelf life were checked, where it was on one day: 'Respostas de 27/08/2025: a reconfirmar.' */
  aged?: string
  /** The source of most answers; of answers. */
  source?: Fact['source']
  /** How many rows have each state. */
  counts: ReturnType<typeof countStates>
  /** The comparisons with each other carrier, by its name; of answers. */
  compared?: { name: string; href: string }[]
  /** The carrier's number in the register, of a record; absent while it is not known. */
  registration?: string
}

const NUMBERS = new Intl.NumberFormat('pt-BR')

/** Makes the sheet of a carrier's answers and figures. A figure that an answer states has no row of its own. */
export function answersSheet(
  name: string,
  facts: readonly Fact[],
  highlights: readonly Stat[],
  compared: Sheet['compared'] = [],
): Sheet {
  const stated = facts.map(({ claim }) => claim?.id)
  const whoRows: readonly string[] = facts.flatMap(({ id, group }) => (group === 'who' ? id : []))
  const rows = sheetRows({
    facts,
    highlights: highlights.filter(({ claim }) => !stated.includes(claim.id)),
  })
  const title = `${name} em ${NUMBERS.format(rows.length)} respostas`
  const aged = agedTogether(facts)
  return {
    look: 'answers',
    heading: { title },
    aged,
    source: sharedSource(facts),
    rows: together(rows.map(linked(facts)), whoRows).map(aged ? undated : dated),
    counts: countStates(rows),
    compared,
  }
}

/** The source that most of the answers rest on. Those of claims and of law say theirs themselves. */
function sharedSource(facts: readonly Fact[]): Fact['source'] {
  const sources = facts.flatMap(({ source, asOf, claim }) =>
    source && asOf && !claim ? source : [],
  )
  const byName = [...Map.groupBy(sources, ({ name }) => name).values()]
  const [most] = byName.toSorted((one, other) => other.length - one.length)
  return most?.[0]
}

/** The rows with those of which nothing is known as one, at the end: their words are the same. `alone`: the ids of others. */
function together(rows: FactRow[], alone: readonly string[]): FactRow[] {
  const isOpen = ({ id, state, words }: FactRow) =>
    state === 'confirmar' && words === UNANSWERED && !alone.includes(id)
  const open = rows.filter(isOpen)
  const [first] = open
  if (!first) return rows
  const [name = '', ...others] = open.map((row) => row.name)
  const names = [name, ...others.map(uncapitalized)]
  const asks = open.flatMap((row) => row.asks ?? [])
  return [...rows.filter((row) => !isOpen(row)), { ...first, name: LIST.format(names), asks }]
}

/** Adds to the row of an answer its anchor, and its question where it is to be confirmed. A figure has neither. */
const linked =
  (facts: readonly Fact[]) =>
  (row: FactRow): FactRow => {
    const open = facts.filter(({ id, state }) => id === row.id && state === 'confirmar')
    return {
      ...row,
      anchor: row.id === 'dentista' ? dentalAnchor(facts) : undefined,
      asks: open.map(({ id, name }) => ({ id, name })),
    }
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

/**
 * Makes the sheet of a carrier in the register of the ANS.
 *
 * @param registration its number there
 * @param source where and when staff read the number
 */
export function recordSheet(name: string, registration?: string, source?: string): Sheet {
  const rows = recordRows(registration, source)
  return {
    look: 'record',
    heading: { title: `${name} perante a ANS` },
    registration,
    rows,
    counts: countStates(rows),
  }
}

const recordRows = (registration?: string, source?: string): FactRow[] => [
  {
    id: 'registro',
    name: 'Registro da operadora',
    isOld: false,
    ...(registration
      ? {
          state: 'sim',
          stateText: FACT_STATES.sim,
          words: [source && `Fonte: ${source}.`, 'Confira no site da ANS.']
            .filter(Boolean)
            .join(' '),
        }
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
