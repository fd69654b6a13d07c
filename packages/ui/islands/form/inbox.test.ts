import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVERYTHING } from '../consent/record.ts'
import { openInbox } from './inbox.ts'

type Answer = [status: number, headers?: Record<string, string>]

const lead = {
  kind: 'quote',
  answers: { name: 'Ana', email: 'ana@exemplo.com.br', phone: '1', message: '', faixaEtaria: {} },
} as const

/**
 * Stubs a site that returns these tokens and responds to leads with these answers, in order. The request
 * for an undefined token fails. Returns the leads that were sent.
 */
function site(answers: Answer[], tokens: (string | null | undefined)[] = ['t1', 't2']) {
  const sent: { token: string; website: string; lead: { key: string; page: string } }[] = []
  vi.stubGlobal('location', { pathname: '/amil-saude' })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') {
      const token = tokens.shift()
      if (token === undefined) throw new TypeError('Failed to fetch')
      return Response.json(token === null ? { inbox: false } : { inbox: true, token })
    }
    sent.push(JSON.parse(String(body)))
    const [status, headers] = answers.shift() ?? [500]
    return Response.json({ outcome: status === 200 ? 'stored' : '' }, { status, headers })
  })
  return sent
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a lead is sent with its token, its page, the campaign of the visit and the honeypot as it is', async () => {
  const sent = site([[200]])
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => `utm_source=${name}` })
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(EVERYTHING) })
  expect(await openInbox().send(lead, 'spam')).toBe('stored')
  expect(sent).toEqual([
    {
      token: 't1',
      website: 'spam',
      lead: {
        ...lead,
        key: expect.stringMatching(/^[\da-f]{32}$/),
        page: '/amil-saude',
        consent: '1',
        campaign: 'utm_source=campanha',
      },
    },
  ])
})

test('without an inbox nothing is sent', async () => {
  const sent = site([], [null])
  const inbox = openInbox()
  expect(await inbox.exists).toBe(false)
  expect(await inbox.send(lead, '')).toBe('no-inbox')
  expect(sent).toEqual([])
})

test('a lead sent again keeps its key; the next lead has another', async () => {
  const sent = site([[503], [200], [200]])
  const inbox = openInbox()
  expect(await inbox.send(lead, '')).toBe('failed')
  expect(await inbox.send(lead, '')).toBe('stored')
  expect(await inbox.send(lead, '')).toBe('stored')
  const [failed, again, next] = sent.map(({ lead }) => lead.key)
  expect(again).toBe(failed)
  expect(next).not.toBe(again)
})

test('an expired token is replaced', async () => {
  const sent = site([[409], [200]])
  expect(await openInbox().send(lead, '')).toBe('stored')
  expect(sent.map(({ token }) => token)).toEqual(['t1', 't2'])
})

test('a form sent too early is sent again after the seconds of retry-after', async () => {
  vi.useFakeTimers()
  const sent = site([[425, { 'retry-after': '2' }], [200]])
  const delivery = openInbox().send(lead, '')
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await delivery).toBe('stored')
})

test.each([400, 403, 413, 422, 429, 500, 503])('an answer of %i is a failure', async (status) => {
  site([[status]])
  expect(await openInbox().send(lead, '')).toBe('failed')
})

test.each([
  ['a page', () => new Response('<!doctype html>')],
  ['nothing', () => new Response(null)],
  ['something else', () => Response.json({ outcome: 'expired' })],
])('an answer of 200 with %s says of no lead that it is stored', async (_, answer) => {
  vi.stubGlobal('location', { pathname: '/' })
  const token = () => Response.json({ inbox: true, token: 't1' })
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    method === 'POST' ? answer() : token(),
  )
  expect(await openInbox().send(lead, '')).toBe('failed')
})

test('a token whose request failed is requested again on sending', async () => {
  const sent = site([[200]], [undefined, 't1'])
  const inbox = openInbox()
  expect(await inbox.exists).toBe(true)
  expect(await inbox.send(lead, '')).toBe('stored')
  expect(sent.map(({ token }) => token)).toEqual(['t1'])
})

test('without a token nothing is sent', async () => {
  const sent = site([[200]], [])
  expect(await openInbox().send(lead, '')).toBe('failed')
  expect(sent).toEqual([])
})
