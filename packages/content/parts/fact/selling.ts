import type { Audience } from '../quote/type.ts'
import { keysOf } from '../read/values.ts'
import { reconfirm } from './map.ts'
import type { QuestionId } from './questions.ts'
import { FACT_STATES, type Fact, type FactState } from './type.ts'

/** The questions that say to whom a carrier sells; `sellingFields` has their answers. */
type SellingQuestion = Extract<QuestionId, 'pessoaFisica' | 'mei' | 'empresa' | 'dentista'>

/** Whether a carrier sells to somebody, ready to be shown. */
export interface Selling {
  state: FactState
  /** A few words: 'Empresa e MEI', 'Venda a confirmar', 'MEI sim'. */
  words: string
  /** The words beside an answer past its shelf life: 'em 27/08/2025: a reconfirmar'. */
  reconfirm?: string
  source?: Fact['source']
  asOf?: string
  /** The question that its carrier has not answered. */
  asks?: QuestionId
}

/** The states in the order in which carriers are grouped, with their order of preference. */
const STATE_ORDER: Record<FactState, number> = { sim: 0, depende: 1, confirmar: 2, nao: 3 }

const UNCERTAIN = { depende: 'Depende da linha', confirmar: 'Venda a confirmar' }

const WORDS: Record<SellingQuestion, Record<FactState, string>> = {
  pessoaFisica: { ...UNCERTAIN, sim: 'Pessoa física', nao: 'Não sem CNPJ' },
  empresa: { ...UNCERTAIN, sim: 'Empresa', nao: 'Não a empresas' },
  mei: { ...UNCERTAIN, sim: 'MEI', nao: 'Não a MEI' },
  dentista: {
    sim: 'Plano odontológico',
    depende: 'Depende da linha',
    confirmar: 'Odontológico a confirmar',
    nao: 'Sem odontológico',
  },
}

/** The questions that decide whether a plan is sold. */
interface Asked {
  questions: readonly SellingQuestion[]
  /** The words where the answer to each of several questions is yes. */
  each?: string
}

const TO_COMPANIES: Asked = { questions: ['empresa', 'mei'], each: 'Empresa e MEI' }
const TO_PEOPLE: Asked = { questions: ['pessoaFisica'] }
const DENTAL: Asked = { questions: ['dentista'] }

const ASKED: Record<Audience, Asked> = {
  corporativo: TO_COMPANIES,
  familiar: TO_PEOPLE,
  individual: TO_PEOPLE,
  senior: TO_PEOPLE,
}

/** The audience of a plan, and whether it covers only the teeth. */
export interface Buyer {
  audience: Audience
  isDental: boolean
}

const askedOf = ({ audience, isDental }: Buyer): Asked => (isDental ? DENTAL : ASKED[audience])

/** The questions whose answers decide whether a carrier sells to a buyer. */
export const questionsOf = (buyer: Buyer): readonly SellingQuestion[] => askedOf(buyer).questions

/** Returns whether a carrier sells a plan for an audience; one that covers only the teeth, where the carrier has one. */
export function sellsTo(facts: readonly Fact[], buyer: Buyer): Selling {
  const { questions, each } = askedOf(buyer)
  const asked = questions.flatMap((id) =>
    facts.filter((fact) => fact.id === id).map((fact) => ({ fact, words: WORDS[id][fact.state] })),
  )
  const [best] = asked.toSorted(
    (one, other) => STATE_ORDER[one.fact.state] - STATE_ORDER[other.fact.state],
  )
  if (!best) return { state: 'confirmar', words: UNCERTAIN.confirmar }
  const words = (asked.every(({ fact }) => fact.state === 'sim') && each) || best.words
  const selling = sellingOf(best.fact, words)
  return selling.state === 'confirmar' ? { ...selling, asks: best.fact.id } : selling
}

const sellingOf = ({ state, isOld, source, asOf }: Fact, words: string): Selling => ({
  state,
  words,
  reconfirm: isOld && asOf ? reconfirm(asOf) : undefined,
  source,
  asOf,
})

/** The names of those who ask whether a carrier sells to them, in the order of a line. */
const WHO = { pessoaFisica: 'Sem CNPJ', mei: 'MEI', empresa: 'Empresa' } as const satisfies Partial<
  Record<SellingQuestion, string>
>

/** Returns to whom a carrier sells in one line: 'Sem CNPJ a confirmar', 'MEI sim', 'Empresa sim'. */
export const whoLine = (facts: readonly Fact[]): Selling[] =>
  keysOf(WHO).flatMap((id) =>
    facts
      .filter((fact) => fact.id === id)
      .map((fact) => sellingOf(fact, `${WHO[id]} ${FACT_STATES[fact.state].toLowerCase()}`)),
  )

/** Returns to whom a carrier says that it sells: 'Pessoa física', 'MEI'. An answer past its shelf life does not count. */
export const soldTo = (facts: readonly Fact[]): string[] =>
  keysOf(WHO)
    .filter((id) => facts.some((fact) => fact.id === id && fact.state === 'sim' && !fact.isOld))
    .map((id) => WORDS[id].sim)

/**
 * Returns offers in the order of what their carriers answer: yes, depends, to be confirmed, no. Those with the same answer
 * are in the order of the alphabet.
 */
export function inOrderOfSelling<Offer extends { name: string; selling: Selling }>(
  offers: readonly Offer[],
): Offer[] {
  const sorted = offers.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
  return keysOf(STATE_ORDER).flatMap((state) =>
    sorted.filter(({ selling }) => selling.state === state),
  )
}
