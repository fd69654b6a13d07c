import { chatMessage } from '../form/message.ts'
import { quoteAnswers } from './answers.ts'
import type { QuoteRequest } from './schema.ts'

/**
 * The message that opens the chat after the quote form. The phone is left out: the chat shows it.
 * `greeting`: the first line, from the site settings.
 */
export const quoteMessage = (request: QuoteRequest, greeting: string): string =>
  chatMessage(greeting, request, quoteAnswers(request))
