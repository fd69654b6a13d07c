import { composed } from '../form/message.ts'
import { AGE_BANDS, bandLabel, type Lives } from './bands.ts'
import { CARRIER_LABELS, PLAN_TYPE_LABELS } from './options.ts'
import type { QuoteRequest } from './schema.ts'

/** 'N vida(s)' of each band somebody is in. */
function bandLines(bands: Lives): string[] {
  return AGE_BANDS.flatMap((band) => {
    const lives = bands[band] ?? 0
    return lives > 0 ? [`- ${bandLabel(band)}: ${lives} ${lives === 1 ? 'vida' : 'vidas'}`] : []
  })
}

/**
 * What the chat opens with after the contact form (specification, section 7). The phone is left
 * out: the chat shows it.
 * `greeting`: the first line, from the site settings.
 */
export function quoteMessage(request: QuoteRequest, greeting: string): string {
  const { name, email, operadora, tipo, message, faixaEtaria } = request
  const bands = bandLines(faixaEtaria)
  const lines = [
    `Nome: ${name}`,
    `E-mail: ${email}`,
    ...(operadora ? [`Operadora: ${CARRIER_LABELS[operadora]}`] : []),
    ...(tipo ? [`Tipo de plano: ${PLAN_TYPE_LABELS[tipo]}`] : []),
    ...(bands.length > 0 ? ['Faixas etárias:', ...bands] : []),
    ...(message ? [`Mensagem: ${message}`] : []),
  ]
  return composed(greeting, lines)
}
