import { type Answer, answered } from '../form/answer.ts'
import { AGE_BANDS, bandLabel, type Lives } from './bands.ts'
import { CARRIER_LABELS, PLAN_TYPE_LABELS } from './options.ts'
import type { QuoteRequest } from './schema.ts'

/** The answers of a quote request, without name, e-mail and phone. */
export function quoteAnswers({ operadora, tipo, faixaEtaria, message }: QuoteRequest): Answer[] {
  return [
    ...answered('Operadora', operadora && CARRIER_LABELS[operadora]),
    ...answered('Tipo de plano', tipo && PLAN_TYPE_LABELS[tipo]),
    ...livesAnswer(faixaEtaria),
    ...answered('Mensagem', message),
  ]
}

/** The number of lives in each band, one band a line; no answer if every band is empty. */
function livesAnswer(lives: Lives): Answer[] {
  const lines = AGE_BANDS.flatMap((band) => {
    const count = lives[band] ?? 0
    return count > 0 ? [`${bandLabel(band)}: ${count} ${count === 1 ? 'vida' : 'vidas'}`] : []
  })
  if (lines.length === 0) return []
  const inChat = ['Faixas etárias:', ...lines.map((line) => `- ${line}`)].join('\n')
  return [{ question: 'Pessoas por faixa de idade', answer: lines.join('\n'), inChat }]
}
