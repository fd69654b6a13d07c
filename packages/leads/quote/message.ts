import type { QuoteOption } from '@elos/content/parts/quote/type'
import { answered } from '../form/answer.ts'
import { chatMessage } from '../form/message.ts'
import { quoteAnswers } from './answers.ts'
import type { QuoteRequest } from './schema.ts'

/**
 * The message that opens the chat after the quote form. Its last line is the phone, on which staff may call: the chat may
 * be of another one.
 * `greeting`: the first line, from the site settings. `carriers`: the choices of the carrier's list.
 * `reference`: the lead's, if it is stored already.
 */
export const quoteMessage = (
  request: QuoteRequest,
  greeting: string,
  carriers: readonly QuoteOption[],
  reference?: string,
): string =>
  chatMessage(greeting, request, [
    ...quoteAnswers(request, carriers),
    ...answered('Pedido', reference),
  ])
