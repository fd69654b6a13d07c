import { checkPartner, partnerMessage } from '@elos/leads'
import { PartnerForm } from '@elos/ui'
import { nativeFormEndpoint } from '../../../leads/nativeForm.ts'

/** The partner application, sent without JavaScript. */
export const { GET, POST } = nativeFormEndpoint({
  page: '/parceiros-elos',
  id: 'candidatura',
  check: checkPartner,
  message: (application, { chatMessages }) => partnerMessage(application, chatMessages.partner),
  form: (id, bind) => <PartnerForm id={id} bind={bind} />,
})
