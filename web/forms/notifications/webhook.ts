import { createHmac } from 'node:crypto'
import type { Contact } from '@elos/leads/notification/contact'
import type { Notice } from '@elos/leads/notification/message'
import { SendError } from './sendError.ts'

/** Milliseconds in which the other system has to answer. */
const TIMEOUT_MS = 5000

/** The beginning of a secret of Standard Webhooks; the key follows in Base64. */
const SECRET_PREFIX = 'whsec_'

/** The parts of a lead that another system may get. */
interface Told {
  notice: Notice
  contact: Contact
}

/** Tells another system of a lead. Rejects when it did not answer with a status of success. */
export type Webhook = (id: string, told: Told, now: Date) => Promise<void>

interface WebhookOptions {
  url: string
  /** Signs what is sent: 'whsec_' and the key in Base64. */
  secret: string
  /** Whether it is told who sent the lead, and how to reach them. */
  sendsContact?: boolean
}

/**
 * Returns what tells another system, such as a CRM, of leads: by POST, as Standard Webhooks describes it, so
 * that libraries for many languages check the signature. `webhook-id` is the same each time that a
 * notification is sent again.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedWebhook({ url, secret, sendsContact = false }: WebhookOptions): Webhook {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return async (id, { notice, contact }, now) => {
    const { firstName, subject, reference, prefersCall, deadline, link } = notice
    const data = {
      ...{ firstName, subject, reference, prefersCall, deadline, link },
      ...(sendsContact && { contact }),
    }
    const body = JSON.stringify({ type: 'lead.created', timestamp: now.toISOString(), data })
    const timestamp = String(Math.floor(now.getTime() / 1000))
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!ok) throw new SendError(`HTTP ${status}`)
  }
}
