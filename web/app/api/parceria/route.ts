import { checkPartner, partnerMessage } from '@elos/leads'
import { formAgain } from '../../../forms/formAgain.ts'
import { nativeFormEndpoint, toChat } from '../../../forms/nativeForm.ts'

const PLACE = { page: '/parceiros-elos', kind: 'partner', id: 'candidatura' } as const

/** The partner application, sent without JavaScript. */
export const { GET, POST } = nativeFormEndpoint(PLACE, checkPartner, ({ fields, result, data }) => {
  if (result.ok) return toChat(data, partnerMessage(result.value, data.chatMessages.partner))
  return formAgain(PLACE, fields, result.errors)
})
