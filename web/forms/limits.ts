import type { Lead } from '@elos/leads'
import { type SenderLimit, senderLimit } from '../http/senderLimit.ts'

/** Forms in ten minutes from one network. Many households may share one, but hardly send so many. */
const PER_NETWORK = 20
/** Forms in ten minutes from all visitors, so that nobody floods the inbox from many addresses. */
const TOGETHER = 300

const leadLimit = (kind: Lead['kind']) =>
  senderLimit({ name: `${kind} leads`, perNetwork: PER_NETWORK, together: TOGETHER })

/** The limits of leads that are stored. Leads of each kind are counted apart. */
export const LEAD_LIMITS: Record<Lead['kind'], SenderLimit> = {
  quote: leadLimit('quote'),
  partner: leadLimit('partner'),
}

/** Forms sent without JavaScript in ten minutes from one network. */
const NATIVE_PER_NETWORK = 60

/**
 * Returns the limits of a form that is sent without JavaScript. Valid forms are counted apart, so that
 * those who send garbage do not keep others of their network out.
 *
 * @param form its name
 */
export function nativeFormLimits(form: string): Record<'valid' | 'invalid', SenderLimit> {
  const limit = (validity: string) =>
    senderLimit({ name: `${validity} ${form}`, perNetwork: NATIVE_PER_NETWORK })
  return { valid: limit('valid'), invalid: limit('invalid') }
}
