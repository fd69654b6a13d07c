import { checkQuote, quoteMessage } from '@elos/leads'
import { ContactSubmit, QuoteForm } from '@elos/ui'
import { formAgain } from '../../../forms/formAgain.ts'
import { nativeFormEndpoint, toChat } from '../../../forms/nativeForm.ts'

const PLACE = { page: '/', id: 'cotacao' }

/** The contact form, sent without JavaScript. */
export const { GET, POST } = nativeFormEndpoint(PLACE, checkQuote, ({ fields, result, data }) => {
  const { chatMessages, quoteCarriers: carriers, callTimes } = data
  if (result.ok) return toChat(data, quoteMessage(result.value, chatMessages.quote, carriers))
  return formAgain(PLACE, fields, result.errors, (form) => (
    <QuoteForm {...form} choices={{ carriers, callTimes }}>
      <ContactSubmit />
    </QuoteForm>
  ))
})
