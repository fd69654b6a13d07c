import { quoteMessage, readQuoteForm } from '@elos/leads'
import { handOff } from '../../../lib/handOff.ts'

/** The contact form, sent without JavaScript. */
export function POST(request: Request): Promise<Response> {
  return handOff(request, { read: readQuoteForm, message: quoteMessage, back: '/#contato' })
}
