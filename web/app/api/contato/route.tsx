import { checkQuote, quoteMessage } from '@elos/leads'
import { QuoteForm } from '@elos/ui'
import { handOff } from '../../../forms/handOff.ts'

/** The contact form, sent without JavaScript. */
export function POST(request: Request): Promise<Response> {
  return handOff(request, {
    page: '/',
    id: 'cotacao',
    check: checkQuote,
    message: (quote, { chatMessages }) => quoteMessage(quote, chatMessages.quote),
    form: (id, bind, { quoteCarriers }) => (
      <QuoteForm id={id} bind={bind} carriers={quoteCarriers} />
    ),
  })
}
