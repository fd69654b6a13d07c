import type { Answer } from '../form/answer.ts'
import { partnerAnswers } from '../partner/answers.ts'
import { quoteAnswers } from '../quote/answers.ts'
import type { Lead } from './schema.ts'

/** The answers of a lead, without name, e-mail and phone: the chat message and the inbox show them. */
export const answerLines = ({ kind, answers }: Lead): Answer[] =>
  kind === 'quote' ? quoteAnswers(answers) : partnerAnswers(answers)
