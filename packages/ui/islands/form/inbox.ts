import type { SentLead } from '@elos/leads'
import { CONSENT_VERSION } from '@elos/leads/lead/consent'

const PATIENCE_MS = 15_000
const ATTEMPTS = 3
/** What a time token asks of a form that was sent too early, in seconds, where the answer does not say. */
const TOO_EARLY = 2

/** Whether a lead is where staff will read it; or nobody has set up an inbox; or it could not be sent. */
export type Delivery = 'stored' | 'no-inbox' | 'failed'

type Answers = SentLead extends infer Sent
  ? Sent extends SentLead
    ? Pick<Sent, 'kind' | 'answers'>
    : never
  : never

export interface Inbox {
  /** Sends a form. `website`: what the field holds that no person sees. Sent again, it stays one lead. */
  send(lead: Answers, website: string): Promise<Delivery>
}

/** Asks, as a form opens, whether there is an inbox, and for the token that says since when it is open. */
export function openInbox(): Inbox {
  let key = newKey()
  let ticket = askTicket()
  return {
    async send(answers, website) {
      try {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const token = await ticket.catch(askTicket)
          if (token === null) return 'no-inbox'
          const lead = { ...answers, key, page: location.pathname, consent: CONSENT_VERSION }
          const answer = await request({
            method: 'POST',
            body: JSON.stringify({ token, website, lead }),
          })
          if (answer.status === 404) return 'no-inbox'
          if (answer.ok) {
            // The next one is another lead.
            key = newKey()
            return 'stored'
          }
          if (answer.status === 409) ticket = askTicket()
          else if (answer.status === 425)
            await seconds(Number(answer.headers.get('retry-after')) || TOO_EARLY)
          else return 'failed'
        }
      } catch (error) {
        console.error('A lead could not be sent', error)
      }
      return 'failed'
    },
  }
}

/** The time token; null where there is no inbox. */
async function askTicket(): Promise<string | null> {
  const answer: unknown = await (await request({})).json()
  if (typeof answer !== 'object' || answer === null || !('inbox' in answer))
    throw new Error('/api/leads did not say whether there is an inbox')
  return 'token' in answer && answer.inbox ? String(answer.token) : null
}

async function request(options: RequestInit): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    return await fetch('/api/leads', {
      ...options,
      headers: { 'content-type': 'application/json' },
      // A form that leads to the chat is sent while its page is left.
      keepalive: true,
      signal: patience.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** 32 hexadecimal digits: `crypto.randomUUID` is missing in Safari 15.0. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))
