import { checkPartner, partnerMessage } from '@elos/leads'
import { PartnerForm } from '@elos/ui'
import { answerNativeForm } from '../../../leads/nativeForm.ts'

/** The partner application, sent without JavaScript. */
export function POST(request: Request): Promise<Response> {
  return answerNativeForm(request, {
    page: '/parceiros-elos',
    id: 'candidatura',
    check: checkPartner,
    message: (application, { chatMessages }) => partnerMessage(application, chatMessages.partner),
    form: (id, bind) => <PartnerForm id={id} bind={bind} />,
  })
}
