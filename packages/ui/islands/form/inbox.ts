import type { SentLead } from '@elos/leads'
import { CONSENT_VERSION } from '@elos/leads/lead/consent'
import { storedCampaign } from '../consent/storedCampaign.ts'

/** The milliseconds that a request may take. */
const TIMEOUT = 15_000
const ATTEMPTS = 3
/** The seconds to wait after an answer of 425 (too early) that names no time. */
const TOO_EARLY = 2

/**
 * The result of sending a lead. 'stored': staff can read the lead. 'no-inbox': the site has no inbox. 'failed': it
 * could not be sent.
 */
export type Delivery = 'stored' | 'no-inbox' | 'failed'

/**
 * The kind and the answers of a lead. `Pick` of the union itself would allow the answers of another
 * kind.
 */
type Answers = SentLead extends infer Sent
  ? Sent extends SentLead
    ? Pick<Sent, 'kind' | 'answers'>
    : never
  : never

export interface Inbox {
  /** Whether there is one; true also where that could not be found out, as sending asks again. */
  exists: Promise<boolean>
  /** The key of the lead that was stored last. */
  storedKey?: string
  /**
   * Sends a form's answers; sending them again makes no second lead. `website`: the value of the
   * honeypot field.
   */
  send(lead: Answers, website: string): Promise<Delivery>
}

/**
 * Asks whether the site has an inbox, and for the time token that proves when the form was opened.
 *
 * @param page the path of the page that the leads are about
 */
export function openInbox(page = location.pathname): Inbox {
  let key = newKey()
  let ticket = askTicket()
  const inbox: Inbox = {
    exists: ticket.then(
      (token) => token !== null,
      () => true,
    ),
    async send(answers, website) {
      try {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const token = await ticket.catch(askTicket)
          if (token === null) return 'no-inbox'
          const lead = {
            ...answers,
            key,
            page,
            campaign: storedCampaign(),
            consent: CONSENT_VERSION,
          }
          const answer = await request({
            method: 'POST',
            body: JSON.stringify({ token, website, lead }),
          })
          if (answer.status === 404) return 'no-inbox'
          // Something between may answer 200 to anything.
          if (entryOf(answer.body, 'outcome') === 'stored') {
            inbox.storedKey = key
            // The next form sent is another lead.
            key = newKey()
            return 'stored'
          }
          if (answer.status === 409) ticket = askTicket()
          else if (answer.status === 425) await seconds(answer.retryAfter || TOO_EARLY)
          else return 'failed'
        }
      } catch (error) {
        console.error('A lead could not be sent', error)
      }
      return 'failed'
    },
  }
  return inbox
}

/** Requests a time token; null where there is no inbox. */
async function askTicket(): Promise<string | null> {
  const { body } = await request({})
  const hasInbox = entryOf(body, 'inbox')
  if (hasInbox === undefined) throw new Error('/api/leads did not say whether there is an inbox')
  return hasInbox ? String(entryOf(body, 'token')) : null
}

/** An entry of an answer, by its name; undefined where the answer is no object with it. */
const entryOf = (body: unknown, name: string): unknown =>
  new Map<string, unknown>(Object.entries(Object(body))).get(name)

/** Sends a request. Resolves with the answer's status, its JSON and the seconds of its 'retry-after'. */
async function request(options: RequestInit) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT)
  try {
    const answer = await fetch('/api/leads', {
      ...options,
      headers: { 'content-type': 'application/json' },
      // The page may be left for the chat while the request runs.
      keepalive: true,
      signal: timeout.signal,
    })
    const body: unknown = await answer.json().catch(() => undefined)
    const retryAfter = Number(answer.headers.get('retry-after'))
    return { status: answer.status, body, retryAfter }
  } finally {
    clearTimeout(timer)
  }
}

/** Makes a key of 32 hexadecimal digits: `crypto.randomUUID` is missing in Safari 15.0. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))
