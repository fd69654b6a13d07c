import { checkQuote, quoteMessage } from '@elos/leads'
import { formAgain } from '../../../forms/formAgain.ts'
import { nativeFormEndpoint, toChat } from '../../../forms/nativeForm.ts'

const PLACE = { page: '/', kind: 'home', id: 'cotacao' } as const

/** The contact form, sent without JavaScript. */
export const { GET, POST } = nativeFormEndpoint(PLACE, checkQuote, ({ fields, result, data }) => {
  const { chatMessages, quoteCarriers: carriers } = data
  if (result.ok) return toChat(data, quoteMessage(result.value, chatMessages.quote, carriers))
  return formAgain(PLACE, fields, result.errors)
})
