import type { Audience } from '@elos/content'
import type { AgeBand } from '@elos/leads'

const audiences: Record<Audience, string> = {
  corporativo: 'Para a empresa',
  familiar: 'Para a família',
  individual: 'Individual',
  senior: 'Sênior',
}

const bands: Record<AgeBand, string> = {
  '00a18': '0 a 18',
  '19a23': '19 a 23',
  '24a28': '24 a 28',
  '29a33': '29 a 33',
  '34a38': '34 a 38',
  '39a43': '39 a 43',
  '44a48': '44 a 48',
  '49a53': '49 a 53',
  '54a58': '54 a 58',
  '59oumais': '59 ou mais',
}

/** The quote request. */
export const quoteForm = {
  /** The kinds of plan (specification, section 3). */
  audiences,
  /** The ten age bands of RN 563/2022, by their field names (specification, section 3). */
  bands,
  optional: '(opcional)',
  unknown: 'Ainda não sei',
  lives: 'Quantas pessoas em cada faixa de idade?',
  noHealthData: 'Não conte aqui doenças nem tratamentos.',
  ages: {
    label: 'Prefere escrever as idades?',
    placeholder: '34, 36 e 5',
    counted: (people: number) =>
      `${people} ${people === 1 ? 'pessoa contada' : 'pessoas contadas'}.`,
    ignored: (ages: string) => `Não contamos: ${ages}.`,
  },
  modal: { title: 'Solicitar Cotação', submit: 'Solicitar Cotação', sending: 'Enviando...' },
  /** The toasts of the specification, section 8. */
  requested: {
    title: 'Cotação solicitada com sucesso!',
    text: 'Nossa equipe entrará em contato em até 2 horas.',
  },
  redirected: {
    title: 'Redirecionando para WhatsApp!',
    text: 'Você será direcionado para continuar a conversa.',
  },
} as const
