import { type Lead, referenceOf } from '@elos/leads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type QuoteFormSettings, quoteFormEndpoint } from './quoteFormEndpoint.tsx'
import { KEY, readAddressIn, SITE } from './testing/form.ts'
import { contentLake } from './testing/site.ts'

const FILLED = {
  name: 'Maria José',
  email: 'maria@exemplo.com.br',
  phone: '(11) 98888-7777',
  message: 'Prefiro a rede da Lapa.',
}

beforeEach(() => {
  globalThis.replicas = undefined
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => void vi.useRealTimers())

/** The form of a page as it is sent without script: `stored` holds what reached the inbox. */
function testForm(settings: Partial<QuoteFormSettings> = {}) {
  readAddressIn('x-client')
  const stored: Lead[] = []
  const { GET, POST } = quoteFormEndpoint({
    inbox: { store: async (lead) => void stored.push(lead), tokenKey: KEY },
    siteUrl: SITE,
    lakeForVisitor: () => contentLake,
    ...settings,
  })
  const send = (fields: object = {}, path = 'amil-saude') =>
    POST(
      new Request(`${SITE}/api/cotacao/${path}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'x-client': '203.0.113.7' },
        body: new URLSearchParams({ ...FILLED, ...fields }),
      }),
      { params: Promise.resolve({ path: [path] }) },
    )
  const open = (address: string | null, path = 'amil-saude') =>
    GET(new Request(new URL(address ?? '', SITE)), { params: Promise.resolve({ path: [path] }) })
  return { stored, send, open }
}

type Form = ReturnType<typeof testForm>

const FAILED = 'Não conseguimos enviar agora.'

describe('without script, a request that is not stored comes back with the chat before what was typed', () => {
  const away = { store: () => Promise.reject(new Error('The Lake is away')), tokenKey: KEY }
  /** Sends twenty other requests. */
  const sendMany = async ({ send }: Form) => {
    for (let n = 0; n < 20; n++) expect((await send({ name: `Maria ${n}` })).status).toBe(303)
  }

  test.each<[string, number, string, Partial<QuoteFormSettings>, object, (form: Form) => unknown]>([
    ['without an inbox', 404, 'O pedido segue pelo WhatsApp', { inbox: null }, {}, () => undefined],
    ['while the Lake is away', 503, FAILED, { inbox: away }, {}, () => undefined],
    ['over the limit', 429, FAILED, {}, {}, sendMany],
    ['with the hidden field filled in', 422, FAILED, {}, { website: 'x' }, () => undefined],
  ])('%s: %i', async (_, status, words, settings, fields, before) => {
    const form = testForm(settings)
    await before(form)
    const stored = form.stored.length
    const answer = await form.send(fields)
    expect(answer.status).toBe(status)
    expect(Number(answer.headers.get('retry-after')) > 0).toBe(status === 429)
    const html = await answer.text()
    const [offer, again] = html.slice(html.indexOf('<h1')).split('<form')
    expect(offer).toContain(words)
    expect(offer).toContain(encodeURIComponent(FILLED.message))
    for (const typed of [FILLED.name, FILLED.email, FILLED.message]) expect(again).toContain(typed)
    expect(html).not.toMatch(/Recebemos|Respondemos|entrará em contato|name="website"[^>]*value=/)
    expect(form.stored).toHaveLength(stored)
  })
})

test('the address of a received request leads to the form where there is no inbox', async () => {
  const { send, open } = testForm()
  const { headers } = await send()
  expect(await (await open(headers.get('location'))).text()).toContain('Recebemos o seu pedido')
  const answer = await testForm({ inbox: null }).open(headers.get('location'))
  expect(answer.headers.get('location')).toBe('/cotacao/amil-saude')
})

test.each([
  ['is no more', 'saiu', contentLake],
  ['cannot be loaded', 'amil-saude', { fetch: () => Promise.reject(new Error('away')) }],
])(
  'a request about a page that %s is stored, and a plain page has its code',
  async (_, path, lake) => {
    const { stored, send, open } = testForm({ lakeForVisitor: () => lake })
    const { headers } = await send({}, path)
    const html = await (await open(headers.get('location'), path)).text()
    expect(stored).toMatchObject([{ page: `/${path}` }])
    expect(html).toContain('Recebemos o seu pedido')
    expect(html).toContain(referenceOf(stored[0]?.key ?? ''))
  },
)

test.each([
  ['at nine in the evening, when a day of UTC ends', '2026-11-16T20:59', '2026-11-16T21:01', 1],
  ['after midnight', '2026-11-16T23:59', '2026-11-17T00:01', 2],
  ['on the next evening', '2026-11-16T22:00', '2026-11-17T20:00', 2],
])(
  'a request is one on each day of São Paulo: sent again %s',
  async (_, first, again, requests) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { stored, send } = testForm()
    for (const time of [first, again]) {
      vi.setSystemTime(`${time}:00-03:00`)
      expect((await send()).status).toBe(303)
    }
    expect(new Set(stored.map(({ key }) => key)).size).toBe(requests)
  },
)
