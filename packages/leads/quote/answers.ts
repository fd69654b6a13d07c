import type { QuoteOption } from '@elos/content/parts/quote/type'
import { type Answer, answered } from '../form/answer.ts'
import { AGE_BANDS, bandInYears, type Lives } from './bands.ts'
import { QUESTION_NAMES, type QuestionName, questionOf } from './questions.ts'
import type { QuoteRequest } from './schema.ts'

/**
 * The answers of a quote request as people read them, without name, e-mail and phone. `carriers`: the
 * choices of the carrier's list.
 */
export const quoteAnswers = (request: QuoteRequest, carriers: readonly QuoteOption[]): Answer[] =>
  QUESTION_NAMES.flatMap((name) =>
    name === 'faixaEtaria'
      ? agesAnswers(request)
      : answered(questionOf(name).label, textOf(name, request[name], carriers)),
  )

/** An answer in words: the label of a choice, or what was typed. */
function textOf(
  name: QuestionName,
  answer: string | number | undefined,
  carriers: readonly QuoteOption[],
): string | undefined {
  const written = answer?.toString()
  const carrier = name === 'operadora' && carriers.find(({ value }) => value === written)
  return carrier ? carrier.label : (questionOf(name).choices?.[written ?? ''] ?? written)
}

/**
 * The ages as they were written, where not all of them could be counted, and the people by age band.
 */
function agesAnswers({ idades, faixaEtaria }: QuoteRequest): Answer[] {
  return [...answered(questionOf('faixaEtaria').label, idades), ...livesAnswer(faixaEtaria)]
}

/** The number of lives in each band, one band a line; no answer if every band is empty. */
function livesAnswer(lives: Lives = {}): Answer[] {
  const lines = AGE_BANDS.flatMap((band) => {
    const count = lives[band] ?? 0
    return count > 0 ? [`${bandInYears(band)}: ${count} ${count === 1 ? 'vida' : 'vidas'}`] : []
  })
  if (lines.length === 0) return []
  const inChat = ['Faixas etárias:', ...lines.map((line) => `- ${line}`)].join('\n')
  return [{ question: 'Pessoas por faixa de idade', answer: lines.join('\n'), inChat }]
}
