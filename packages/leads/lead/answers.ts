import type { QuoteOption } from '@elos/content/parts/quote/type'
import type { Answer } from '../form/answer.ts'
import { partnerAnswers } from '../partner/answers.ts'
import { quoteAnswers } from '../quote/answers.ts'
import type { Lead } from './schema.ts'

/**
 * The answers of a lead, without name, e-mail and phone: the chat message and the inbox show them.
 * `carriers`: the choices of the quote form's list.
 */
export const answerLines = ({ kind, answers }: Lead, carriers: readonly QuoteOption[]): Answer[] =>
  kind === 'quote' ? quoteAnswers(answers, carriers) : partnerAnswers(answers)
