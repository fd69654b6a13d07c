import { checkPartner, partnerMessage } from '@elos/leads'
import { handOff } from '../../../lib/handOff.ts'

/** The partner application, sent without JavaScript. */
export function POST(request: Request): Promise<Response> {
  return handOff(request, {
    read: checkPartner,
    message: (application, { chatMessages }) => partnerMessage(application, chatMessages.partner),
    back: '/parceiros-elos#candidatura',
  })
}
