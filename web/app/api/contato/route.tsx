import { checkQuote, quoteMessage } from '@elos/leads'
import { ContactSubmit, QuoteForm } from '@elos/ui'
import { nativeFormEndpoint } from '../../../leads/nativeForm.ts'

/** The contact form, sent without JavaScript. */
export const { GET, POST } = nativeFormEndpoint({
  page: '/',
  id: 'cotacao',
  check: checkQuote,
  message: (quote, { chatMessages, quoteCarriers }) =>
    quoteMessage(quote, chatMessages.quote, quoteCarriers),
  form: (id, bind, { quoteCarriers, callTimes }) => (
    <QuoteForm id={id} bind={bind} choices={{ carriers: quoteCarriers, callTimes }}>
      <ContactSubmit />
    </QuoteForm>
  ),
})
