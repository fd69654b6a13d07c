import { sentence } from '../claim/note.ts'
import type { Claim, Mark } from '../claim/type.ts'
import { countedText } from '../count/words.ts'
import { agedTogether } from '../fact/aged.ts'
import { UNANSWERED } from '../fact/map.ts'
import { LAWFUL, QUESTION_IDS, QUESTIONS, type QuestionId } from '../fact/questions.ts'
import { FACT_STATES, type Fact, type FactState } from '../fact/type.ts'
import { uncapitalized } from '../letters/capitalized.ts'
import { brazilianDay } from '../time/day.ts'

/** A carrier as it is compared. */
export interface Compared {
  name: string
  facts: readonly Fact[]
  price: Claim | undefined
}

/** The answer of one carrier in a row, or its price, which has no state while it is current. */
export interface ComparedCell {
  /** The name of the carrier. */
  carrier: string
  state?: FactState
  stateText?: string
  /** The rest in words. */
  words?: string
  claim?: Claim
  note?: Mark
}

/** The answers of all carriers to one question. */
export interface ComparedRow {
  /** The anchor of the row. */
  id: string
  name: string
  /** A cell for each carrier, in their order. */
  cells: ComparedCell[]
  /** The one answer of all, where nothing is known of any: 'A confirmar nas seis operadoras'. */
  open?: string
}

/** A document that answers rest on, with when it was read: ', consulta em 27/08/2025'. */
export interface ComparedSource {
  name: string
  url?: string
  /** The day, and the carriers that it is of where there are other documents: ', consulta em 27/08/2025 (Alice e Amil)'. */
  about: string
}

/** The answers of carriers side by side, and the questions that cannot be compared yet. */
export interface ComparedRows {
  rows: ComparedRow[]
  /** The sentence for answers of one day that are all past their shelf life: 'Respostas de 27/08/2025: a reconfirmar.' */
  aged?: string
  /** The documents of the answers that are shown. What a claim or the law states has its own source. */
  sources: ComparedSource[]
  /** The questions without a row, with the number of answers: 'reembolso (3 de 6) e dentista (3 de 6).' */
  left?: string
  /** The sentence about when such a row is shown: 'Uma linha entra quando pelo menos quatro operadoras respondem.' */
  rule: string
}

/** The anchors of the rows, to which links lead. */
const ANCHORS: Record<QuestionId, string> = {
  pessoaFisica: 'sem-cnpj',
  adesao: 'por-adesao',
  mei: 'mei',
  empresa: 'empresa',
  idade: 'qualquer-idade',
  regiao: 'todo-o-pais',
  reembolso: 'reembolso',
  dentista: 'dentista',
  redePropria: 'rede-propria',
  coparticipacao: 'coparticipacao',
  carencia: 'carencia-reduzida',
}

const PRICE = { id: 'preco', name: 'Preço de entrada' }
const ON_REQUEST = 'Sob consulta'
const BY_LAW = 'Sim, pela lei'

/** The share of the carriers that answer a question about the plans, for it to have a row. */
const SHARE = 2 / 3

const LIST = new Intl.ListFormat('pt-BR')

/**
 * Compares what carriers answer, in the given order. The questions about who may contract, and the price, always have a
 * row: others when two thirds of the carriers answer, of a pair both.
 */
export function compare(carriers: readonly Compared[]): ComparedRows {
  const least = Math.ceil(carriers.length * SHARE)
  const questions = QUESTION_IDS.map((id) => {
    const answers = carriers.flatMap(({ name, facts }) =>
      facts.filter((fact) => fact.id === id).map((fact) => ({ name, fact })),
    )
    const answered = answers.filter(({ fact }) => fact.state !== 'confirmar').length
    return { id, answers, answered, isShown: QUESTIONS[id].group === 'who' || answered >= least }
  })
  const shown = questions.filter(({ isShown }) => isShown)
  const left = questions.filter(({ isShown }) => !isShown)
  const stated = shown.flatMap(({ answers }) => answers)
  const aged = agedTogether(stated.map(({ fact }) => fact))
  const inWords = left.map(
    ({ id, answered }) =>
      `${uncapitalized(QUESTIONS[id].name)} (${answered} de ${carriers.length})`,
  )
  return {
    rows: [
      ...shown.map(({ id, answers }) =>
        rowOf({
          id: ANCHORS[id],
          name: QUESTIONS[id].name,
          cells: answers.map(({ name, fact }) => cellOf(name, fact, aged !== undefined)),
        }),
      ),
      rowOf({ ...PRICE, cells: carriers.map(priceCell) }),
    ],
    aged,
    sources: sourcesOf(stated),
    left: left.length > 0 ? `${LIST.format(inWords)}.` : undefined,
    rule: ruleOf(least, carriers.length),
  }
}

/** The documents that answers rest on, in the order of the answers. */
function sourcesOf(answers: readonly { name: string; fact: Fact }[]): ComparedSource[] {
  const sourced = answers.flatMap(({ name, fact: { source, asOf, claim } }) =>
    source && asOf && !claim ? { carrier: name, source, asOf } : [],
  )
  const alike = Map.groupBy(sourced, ({ source: { name, url = '' }, asOf }) =>
    [name, url, asOf].join('\n'),
  )
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map(({ source, asOf }) => {
      const carriers = LIST.format(new Set(group.map(({ carrier }) => carrier)))
      const of = alike.size > 1 ? ` (${carriers})` : ''
      return { ...source, about: `, consulta em ${brazilianDay(asOf)}${of}` }
    }),
  )
}

/** The sentence that says from how many answers on a question about the plans has a row. */
function ruleOf(least: number, all: number): string {
  if (all < 2) return 'Uma linha entra quando a operadora responde.'
  const some = least === all ? 'as' : 'pelo menos'
  return `Uma linha entra quando ${some} ${countedText('operadoras', least)} respondem.`
}

/** The answer of a carrier. What nobody has answered has no words: they would be the same in every cell. */
function cellOf(carrier: string, fact: Fact, isDated: boolean): ComparedCell {
  const { id, state, words, claim } = fact
  const law = LAWFUL[id]
  if (law && words === law.words) return { carrier, state, stateText: BY_LAW, words: law.source }
  return {
    carrier,
    state,
    stateText: isDated ? FACT_STATES[state] : fact.stateText,
    words: words === UNANSWERED ? undefined : words,
    ...(claim && { claim }),
  }
}

function priceCell({ name, price }: Compared): ComparedCell {
  if (!price || price.amount === null)
    return { carrier: name, state: 'confirmar', stateText: ON_REQUEST }
  const { conditions } = price
  return { carrier: name, words: conditions && sentence(conditions), claim: price }
}

/** A row, of which nothing but 'a confirmar' is said once for all. */
function rowOf(row: ComparedRow): ComparedRow {
  const { cells } = row
  const [first] = cells
  const isOpen = cells.every(({ state, words }) => state === 'confirmar' && !words)
  if (!first || !isOpen) return row
  const all = cells.length > 1 ? `nas ${countedText('operadoras', cells.length)}` : ''
  return { ...row, open: `${first.stateText} ${all}`.trim() }
}
