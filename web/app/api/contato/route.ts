import { checkQuote, quoteMessage } from '@elos/leads'
import { handOff } from '../../../lib/handOff.ts'

/** The contact form, sent without JavaScript. */
export function POST(request: Request): Promise<Response> {
  return handOff(request, {
    read: checkQuote,
    message: (quote, { chatMessages }) => quoteMessage(quote, chatMessages.quote),
    back: '/#contato',
  })
}
