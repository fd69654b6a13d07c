import { keysOf } from '../read/values.ts'

/** The kind of number that an answer may have: the lives from which a carrier sells, or the age for which a plan is made. */
type NumberKind = 'lives' | 'years'

/** The groups of the questions, with the titles that staff read. */
export const QUESTION_GROUPS = {
  who: 'Quem pode contratar',
  where: 'Onde',
  how: 'Como funciona',
} as const satisfies Record<string, string>

interface Question {
  group: keyof typeof QUESTION_GROUPS
  /** The name of its row in a table: it is what 'Sim' says yes to. */
  name: string
  /** The question as a visitor asks it, and staff ask the carrier. */
  question: string
  /** The days for which an answer holds after it was checked. */
  shelfLife: number
  /** The number that an answer may have beside it; never an age up to which somebody may contract. */
  number?: NumberKind
}

/** The questions that a carrier answers, in the order of their rows. A closed list: each carrier has a field of each. */
const TABLE = {
  pessoaFisica: {
    group: 'who',
    name: 'Pessoa física, sem CNPJ',
    question: 'Vende a pessoa física, sem CNPJ?',
    shelfLife: 90,
  },
  adesao: {
    group: 'who',
    name: 'Por adesão',
    question: 'Vende por adesão (entidade de classe ou profissão)?',
    shelfLife: 90,
  },
  mei: {
    group: 'who',
    name: 'MEI',
    question: 'Vende a MEI? A partir de quantas vidas?',
    shelfLife: 90,
    number: 'lives',
  },
  empresa: {
    group: 'who',
    name: 'Empresa',
    question: 'Vende a empresas? A partir de quantas vidas?',
    shelfLife: 90,
    number: 'lives',
  },
  idade: {
    group: 'who',
    name: 'Qualquer idade',
    question: 'Vende a qualquer idade, ou é feito para uma?',
    shelfLife: 180,
    number: 'years',
  },
  regiao: {
    group: 'where',
    name: 'Todo o país',
    question: 'Onde atende? Em todo o país?',
    shelfLife: 180,
  },
  reembolso: { group: 'how', name: 'Reembolso', question: 'Tem reembolso?', shelfLife: 365 },
  dentista: {
    group: 'how',
    name: 'Dentista',
    question: 'Tem dentista no mesmo pedido?',
    shelfLife: 365,
  },
  redePropria: {
    group: 'how',
    name: 'Rede própria',
    question: 'Tem hospital ou clínica próprios?',
    shelfLife: 365,
  },
  coparticipacao: {
    group: 'how',
    name: 'Coparticipação',
    question: 'Tem coparticipação?',
    shelfLife: 365,
  },
  carencia: {
    group: 'how',
    name: 'Carência reduzida',
    question: 'Reduz a carência de quem não tem portabilidade?',
    shelfLife: 180,
  },
} satisfies Record<string, Question>

/** The name of a question. */
export type QuestionId = keyof typeof TABLE

/** The questions by their names. */
export const QUESTIONS: Readonly<Record<QuestionId, Question>> = TABLE

/** The names of the questions in the order of their rows. */
export const QUESTION_IDS: readonly QuestionId[] = keysOf(QUESTIONS)

/** The words of each kind of number: 'A partir de 2 vidas'. */
export const NUMBER_WORDS: Record<NumberKind, (amount: number) => string> = {
  lives: (amount) => `A partir de ${amount} ${amount === 1 ? 'vida' : 'vidas'}`,
  years: (amount) => `Feito para ${amount} anos ou mais`,
}

/** The measure of a claim that states each kind of number. */
export const NUMBER_MEASURES: Record<NumberKind, string> = {
  lives: 'vidas-minimas',
  years: 'idade-minima',
}

/** The norm by which nobody is refused for the age. */
const NO_REFUSAL = 'Lei nº 9.656/1998, art. 14'

/**
 * The answer of the law, with its norm. It needs no check, and never ages: it is the answer where a carrier says nothing else,
 * and stands beside what a carrier says.
 */
export const LAWFUL: Readonly<Partial<Record<QuestionId, { words: string; source: string }>>> = {
  idade: {
    words: `Nenhuma operadora pode recusar alguém por causa da idade (${NO_REFUSAL}).`,
    source: NO_REFUSAL,
  },
}
