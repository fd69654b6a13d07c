import type { ServerResponse } from 'node:http'
import type { ContentClient } from '@elos/content/parts/read/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { POST as sendContact } from '../app/api/contato/route.ts'
import { POST as sendApplication } from '../app/api/parceria/route.ts'
import { lakeInbox } from './inbox.ts'
import { leadEndpoint } from './leadEndpoint.ts'
import { quoteFormEndpoint } from './quoteFormEndpoint.tsx'
import type { Inbox } from './settings.ts'
import { goodToken, PARTNER, QUOTE, SITE } from './testing/form.ts'
import { acknowledge, answerJson, lakeAt, unreadableLake } from './testing/lake.ts'
import { siteWithData } from './testing/site.ts'
import { issueToken, tokenKey } from './token.ts'

const WRITE_TOKEN = 'a write token'
const KEY = tokenKey(WRITE_TOKEN)
const DAY_MS = 24 * 3600 * 1000

/** A form, as somebody fills it in. */
interface Filled {
  email: string
  token: string
  /** The field that people do not see. */
  website: string
}

/** The ways in which a form reaches the site, each with the inbox that it has. Each gets routes of its own. */
const WAYS: Record<string, (filled: Filled, inbox: Inbox | null) => Promise<Told>> = {
  'a quote with script': (filled, inbox) => sendByScript(QUOTE, filled, inbox),
  'an application with script': (filled, inbox) => sendByScript(PARTNER, filled, inbox),
  'a quote without script': (filled, inbox) => sendByBrowser('/amil-saude', filled, inbox),
  // An island sends this form as a browser does, so it is the same with and without script.
  'a contact who prefers a call': (filled, inbox) => sendByBrowser('/', filled, inbox),
  'a contact without script': (filled) => sendToChat('/api/contato', sendContact, filled),
  'an application without script': (filled) => sendToChat('/api/parceria', sendApplication, filled),
}

/** The ways that store a form whatever time token it has: those of a form without script have none. */
const WITHOUT_TOKEN = ['a quote without script', 'a contact who prefers a call']

const TOKENS: Record<string, () => string> = {
  'of now': () => goodToken(KEY),
  'of before the write token was replaced': () => goodToken(tokenKey('the one before')),
  'of two days ago': () => issueToken(Date.now() - 2 * DAY_MS, KEY),
  'that was altered': () => goodToken(KEY).replace(/^\d/, '0'),
  'that was made up': () => 'abc',
  'that is missing': () => '',
}

const WEBSITES = { 'as it was': '', 'filled in': 'https://exemplo.com.br' }

/** The forms that are sent: each way with each token, the hidden field filled in or not. */
const FORMS = Object.entries(WAYS).flatMap(([way, send]) =>
  Object.entries(TOKENS).flatMap(([token, makeToken]) =>
    Object.entries(WEBSITES).map(([hidden, website]) => ({
      name: `${way}, a token ${token}, the hidden field ${hidden}`,
      send,
      makeToken,
      website,
      isGood: !website && (WITHOUT_TOKEN.includes(way) || (token === 'of now' && isByScript(way))),
    })),
  ),
)

/** How the Lake answers a write. */
const LAKES: Record<string, (response: ServerResponse) => void> = {
  'refuses the token': (response) => answerJson(response, 401, { error: 'Unauthorized' }),
  'answers 503': (response) => answerJson(response, 503, {}),
  'answers 200 with nothing': (response) => answerJson(response, 200, {}),
  'answers 200 with a page': (response) => void response.writeHead(200).end('<!doctype html>'),
  'breaks the connection': (response) => void response.destroy(),
  'never answers': () => undefined,
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  globalThis.replicas = undefined
  await siteWithData()
})

describe(`the senders of ${FORMS.length} forms`, () => {
  test('read that a form is stored exactly when the Lake has acknowledged it', async () => {
    const acknowledged: unknown[] = []
    const lake = await unreadableLake((written, response) => {
      acknowledged.push(written.email)
      acknowledge(written, response)
    })
    const told = await sendAll(lakeInbox(lake, WRITE_TOKEN))
    const good = FORMS.filter(({ isGood }) => isGood)
    expect(good).toHaveLength(14)
    expect(told.filter(({ isStored }) => isStored).map(({ name }) => name)).toEqual(
      good.map(({ name }) => name),
    )
    expect(told.flatMap(({ isStored, email }) => (isStored ? [email] : [])).sort()).toEqual(
      acknowledged.sort(),
    )
  })

  test.each(Object.entries(LAKES))(
    'never read that it is stored when the Lake %s, but where to go',
    async (_, answerWrite) => {
      const lake = await unreadableLake((_written, response) => answerWrite(response))
      expectNoneStored(await sendAll(lakeInbox(lake, WRITE_TOKEN)))
    },
  )

  test('never read that it is stored when nobody listens where the Lake was', async () => {
    // Nobody listens on port 1, which is reserved.
    const inbox = lakeInbox(lakeAt('http://127.0.0.1:1'), WRITE_TOKEN)
    expectNoneStored(await sendAll(inbox))
  })

  test('never read that it is stored without an inbox', async () => {
    expectNoneStored(await sendAll(null))
  })
})

/** The answer that the sender of a form reads. */
interface Told {
  /** Whether they are told, in whatever words, that the form has arrived. */
  isStored: boolean
  /** Whether they are told what to do otherwise: by an outcome that the form knows, or by a link to the chat. */
  isHelped: boolean
}

async function sendAll(inbox: Inbox | null) {
  return Promise.all(
    FORMS.map(async ({ name, send, makeToken, website }, index) => {
      const email = `visita.${index}@exemplo.com.br`
      return { name, email, ...(await send({ email, token: makeToken(), website }, inbox)) }
    }),
  )
}

function expectNoneStored(told: (Told & { name: string })[]): void {
  expect(told).toHaveLength(FORMS.length)
  expect(told.filter(({ isStored }) => isStored)).toEqual([])
  expect(told.filter(({ isHelped }) => !isHelped)).toEqual([])
}

function isByScript(way: string): boolean {
  return way.endsWith('with script')
}

const HEADERS = { 'sec-fetch-site': 'same-origin' }
const RECEIVED = /Recebemos o seu pedido|solicitada com sucesso/

async function sendByScript(
  form: typeof QUOTE | typeof PARTNER,
  { email, token, website }: Filled,
  inbox: Inbox | null,
): Promise<Told> {
  const { POST } = leadEndpoint({ inbox, siteUrl: SITE })
  const lead = { ...form, answers: { ...form.answers, email } }
  const request = new Request(`${SITE}/api/leads`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ token, website, lead }),
  })
  const answer = await POST(request, { params: Promise.resolve({}) })
  const { outcome } = await answer.json()
  return { isStored: answer.ok || outcome === 'stored', isHelped: typeof outcome === 'string' }
}

/** The pages cannot be loaded, so that the answers are what is left then. */
const lakeForVisitor = (): ContentClient => ({ fetch: () => Promise.reject(new Error('away')) })

async function sendByBrowser(path: string, filled: Filled, inbox: Inbox | null): Promise<Told> {
  const { GET, POST } = quoteFormEndpoint({ inbox, siteUrl: SITE, lakeForVisitor })
  const context = { params: Promise.resolve({ path: path.split('/').filter(Boolean) }) }
  const answer = await POST(nativeForm(`/api/cotacao${path}`, filled), context)
  const location = answer.headers.get('location')
  const shown = location ? await GET(new Request(new URL(location, SITE)), context) : answer
  return toldBy(answer, await shown.text())
}

async function sendToChat(path: string, send: typeof sendContact, filled: Filled): Promise<Told> {
  const answer = await send(nativeForm(path, filled), { params: Promise.resolve({}) })
  return toldBy(answer, await answer.text())
}

function toldBy(answer: Response, html: string): Told {
  const chat = `${answer.headers.get('location')} ${html}`
  return { isStored: RECEIVED.test(html), isHelped: chat.includes('https://wa.me/') }
}

/** The request of a browser that sends a form without script. */
function nativeForm(path: string, filled: Filled): Request {
  const { email, token, website } = filled
  const quote = { name: 'Maria José', phone: '(11) 98888-7777' }
  const { answers: application } = PARTNER
  const body = new URLSearchParams({ ...quote, ...application, email, token, website })
  return new Request(SITE + path, { method: 'POST', headers: HEADERS, body })
}
