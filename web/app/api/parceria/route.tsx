import { checkPartner, partnerMessage } from '@elos/leads'
import { PartnerForm } from '@elos/ui'
import { formAgain } from '../../../forms/formAgain.ts'
import { nativeFormEndpoint, toChat } from '../../../forms/nativeForm.ts'

const PLACE = { page: '/parceiros-elos', id: 'candidatura' }

/** The partner application, sent without JavaScript. */
export const { GET, POST } = nativeFormEndpoint(PLACE, checkPartner, ({ fields, result, data }) => {
  if (result.ok) return toChat(data, partnerMessage(result.value, data.chatMessages.partner))
  return formAgain(PLACE, fields, result.errors, (form) => <PartnerForm {...form} />)
})
