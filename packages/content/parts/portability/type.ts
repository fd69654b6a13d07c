import type { Value } from './questions.ts'
import type { Wait } from './time.ts'

/** The states of an answer, from the best on. */
export const STATES = {
  sim: 'Sim',
  talvez: 'Pode ser que sim',
  aindaNao: 'Ainda não',
  nao: 'Por este caminho, não',
} as const satisfies Record<string, string>

export type PortabilityState = keyof typeof STATES

/** The papers that a request may need. */
export const PAPERS = {
  identidade: 'Identidade e CPF de cada pessoa',
  mensalidades: 'Comprovantes das três últimas mensalidades, ou declaração de quitação',
  permanencia: 'Declaração de permanência, que a operadora atual dá (mostra a data de entrada)',
  relatorio: 'Relatório de compatibilidade do Guia ANS, com protocolo',
  vinculo: 'Comprovante de vínculo, se o destino for um plano coletivo',
  contrato: 'Contrato ou proposta de adesão',
  aviso: 'Aviso da perda do plano, com o dia em que você soube',
  avisoAns: 'Aviso da ANS sobre a operadora, com o primeiro e o último dia',
  comunicado: 'Comunicado da saída do pronto-socorro',
} as const satisfies Record<string, string>

/** The facts that decide which row answers: of how somebody entered, and when, only what follows for the term. */
export interface Standing {
  situation: Value<'situation'>
  contract: Value<'contract'>
  wait: Wait
  payments: Value<'payments'>
  guide: Value<'guide'>
}

/** The values with which a row answers; an empty list is of any value. */
export type Case = { readonly [Part in keyof Standing]: readonly Standing[Part][] }

/** A norm, and the part of it that a row rests on. */
export interface NormReference {
  /** The words of a citation: 'RN 438/2018, art. 3º', 'RN 585/2023 (artigo a confirmar)'. */
  text: string
  url?: string
  /** Whether the norm is about to change, so that no plain answer may rest on it. */
  isChanging: boolean
}

/** One of the rows of the table: what it answers, and to whom. */
export interface PortabilityRow {
  /** Its number: 'P01'. */
  name: string
  state: PortabilityState
  cases: readonly Case[]
  /** Its sentences, in which marks stand for dates: '{entrada + 3 anos}'. */
  texts: readonly string[]
  papers: readonly string[]
  /** The next date or step, with marks too. */
  next: string
  norms: readonly NormReference[]
  /** The person who has read the row against its norms, and the ISO day: both, or none. */
  checked?: { by: string; at: string }
}

/** A point that is still open in some cases: 'O destino: consulte o Guia da ANS.' */
export interface OpenPoint {
  text: string
  cases: readonly Case[]
}
