import { keysOf } from '../read/values.ts'

/** A value of a question, or of what follows from several. */
interface Option {
  /** The words of the form. */
  text: string
  /** The words that repeat the answer: 'contrato de 1999 em diante; mensalidades em dia'. */
  said: string
}

/**
 * The closed answers to five of the six questions; the other one asks for a month. None is about health: what tells of an
 * illness would stand in an address (LGPD, art. 5º, II, e art. 11). The values stand in addresses and in the document.
 */
const TABLE = {
  situation: {
    ativo: { text: 'Ativo', said: 'plano ativo' },
    perdi: {
      text: 'Perdi há até 60 dias (fim do emprego, do contrato da empresa ou da condição de dependente; morte do titular)',
      said: 'plano perdido há até 60 dias',
    },
    encerrando: { text: 'A operadora está encerrando', said: 'operadora encerrando' },
    hospital: {
      text: 'Ativo, mas um pronto-socorro saiu da rede nos últimos 180 dias',
      said: 'pronto-socorro saiu da rede nos últimos 180 dias',
    },
    sem: { text: 'Estou sem plano há mais de 60 dias', said: 'sem plano há mais de 60 dias' },
  },
  contract: {
    novo: { text: 'De 2/1/1999 em diante, ou adaptado', said: 'contrato de 1999 em diante' },
    antigo: { text: 'De antes de 1999, sem adaptação', said: 'contrato de antes de 1999' },
    naoSei: { text: 'Não sei', said: 'não sabe de quando é o contrato' },
  },
  entry: {
    nao: { text: 'Não, nunca usei', said: 'nunca usou a portabilidade' },
    sim: { text: 'Sim', said: 'entrou por portabilidade' },
    maisCobertura: {
      text: 'Sim, e ele cobre algo que o anterior não cobria (como parto)',
      said: 'entrou por portabilidade, com mais cobertura',
    },
    naoSei: { text: 'Não sei', said: 'não sabe se entrou por portabilidade' },
  },
  payments: {
    todas: { text: 'Sim, todas', said: 'tudo pago' },
    aberto: { text: 'Há uma em aberto', said: 'uma mensalidade em aberto' },
    naoSei: { text: 'Não sei', said: 'não sabe se está tudo pago' },
  },
  guide: {
    mesma: { text: 'Sim, com a mesma cobertura', said: 'plano no Guia, com a mesma cobertura' },
    mais: {
      text: 'Sim, e cobre algo que o meu não cobre',
      said: 'plano no Guia, com mais cobertura',
    },
    nao: { text: 'Não aparece', said: 'plano fora do Guia' },
    naoOlhei: { text: 'Ainda não olhei', said: 'ainda não olhou o Guia' },
  },
} as const satisfies Record<string, Record<string, Option>>

/** A question with closed answers. */
export type ChoiceId = keyof typeof TABLE

/** A value of a question: 'ativo' of 'situation'. */
export type Value<Id extends ChoiceId> = keyof (typeof TABLE)[Id] & string

/** The closed answers to each question, with their words. */
export const OPTIONS: { readonly [Id in ChoiceId]: Readonly<Record<Value<Id>, Option>> } = TABLE

/** The six questions in the order of the form. */
export const QUESTION_IDS = [
  'situation',
  'contract',
  'entry',
  'since',
  'payments',
  'guide',
] as const satisfies readonly (ChoiceId | 'since')[]

/** A question of the form. */
export type QuestionId = (typeof QUESTION_IDS)[number]

/** The values of each question, in the order of the form. */
export const VALUES: { readonly [Id in ChoiceId]: readonly Value<Id>[] } = {
  situation: keysOf(OPTIONS.situation),
  contract: keysOf(OPTIONS.contract),
  entry: keysOf(OPTIONS.entry),
  payments: keysOf(OPTIONS.payments),
  guide: keysOf(OPTIONS.guide),
}

/** The answers of a visitor. One that is left out counts as 'não sei'. */
export interface Answers {
  situation?: Value<'situation'>
  contract?: Value<'contract'>
  entry?: Value<'entry'>
  /** The month in which she entered the plan: '2024-03'. */
  since?: string
  payments?: Value<'payments'>
  guide?: Value<'guide'>
  /** The ISO day on which she learned that she lost the plan. */
  learnedOn?: string
  /** The ISO day on which the emergency department left the network. */
  leftOn?: string
}
