import { partnerMessage, readPartnerForm } from '@elos/leads'
import { handOff } from '../../../lib/handOff.ts'

/** The partner application, sent without JavaScript. */
export function POST(request: Request): Promise<Response> {
  const back = '/parceiros-elos#candidatura'
  return handOff(request, { read: readPartnerForm, message: partnerMessage, back })
}
