import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import type { AgeBand, PlanType } from '@elos/leads'

const audiences: Record<PlanType, string> = {
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
  audiences,
  /** The ten age bands of ANS rule RN 563/2022, by their field names. */
  bands,
  optional: '(opcional)',
  /** The modal's title and its button. */
  label: QUOTE_LABEL,
  sending: 'Enviando...',
  /** The title of the confirmation. Its text is the promise of an answer (`answerConfirmation`). */
  requested: 'Cotação solicitada com sucesso!',
  redirected: {
    title: 'Redirecionando para WhatsApp!',
    text: 'Você será direcionado para continuar a conversa.',
  },
} as const
