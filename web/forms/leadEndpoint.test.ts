import { describe, expect, test, vi } from 'vitest'
import { contentErrorOf } from '../monitoring/contentError.ts'
import { goodToken, KEY, PARTNER, QUOTE, readAddressIn, testRoutes } from './testing/form.ts'
import { issueToken, tokenKey } from './token.ts'

const outcomeOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
const STORED = { status: 200, outcome: 'stored' }

test.each([QUOTE, PARTNER])('a $kind is stored, with its time and the consent', async (lead) => {
  const { stored, send } = testRoutes()
  expect(await outcomeOf(await send(lead))).toEqual(STORED)
  expect(stored).toMatchObject([{ kind: lead.kind, page: lead.page, status: 'nova' }])
  expect(stored[0]?.consent.text).not.toBe('')
  expect(Date.parse(stored[0]?.submittedAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('a field that no form has is not stored', async () => {
  const { stored, send } = testRoutes()
  const unknown = { ip: '203.0.113.7', userAgent: 'Mozilla' }
  const { answers } = PARTNER
  await send({ ...PARTNER, ...unknown, answers: { ...answers, ...unknown } })
  expect(stored).toMatchObject([{ answers }])
  expect(JSON.stringify(stored)).not.toMatch(/203\.0|Mozilla/)
})

test('a form can ask whether there is an inbox before it sends anything', async () => {
  const open = await (await testRoutes().get()).json()
  expect(open).toEqual({ inbox: true, token: expect.any(String) })
  const none = testRoutes({ inbox: null })
  expect(await (await none.get()).json()).toEqual({ inbox: false })
  expect(await outcomeOf(await none.send(QUOTE))).toEqual({ status: 404, outcome: 'no-inbox' })
})

test('the answer names the error of each field, in Portuguese', async () => {
  const { stored, send } = testRoutes()
  const answers = { ...QUOTE.answers, name: ' ', faixaEtaria: { '19a23': 100 } }
  expect(await outcomeOf(await send({ ...QUOTE, answers }))).toEqual({
    status: 422,
    outcome: 'invalid',
    errors: { name: 'Informe seu nome.', '19a23': 'Informe no máximo 99 vidas por faixa.' },
  })
  expect(stored).toEqual([])
})

test('a form whose hidden field is filled in is told that it was refused: a browser may have done it', async () => {
  const { stored, send } = testRoutes()
  expect(await outcomeOf(await send(QUOTE, { website: 'http://spam.example' }))).toEqual({
    status: 422,
    outcome: 'automated',
  })
  expect(stored).toEqual([])
})

describe('a visitor is asked to send again', () => {
  test('after two seconds, when the form was opened just now', async () => {
    const { stored, send } = testRoutes()
    const answer = await send(QUOTE, { token: issueToken(Date.now(), KEY) })
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await outcomeOf(answer)).toEqual({ status: 425, outcome: 'too-early' })
    expect(stored).toEqual([])
  })

  test.each([
    ['is more than a day old', issueToken(Date.now() - 25 * 3600 * 1000, KEY)],
    ['was signed before the key was replaced', goodToken(tokenKey('another'))],
    ['was made up', `${Date.now() - 5000}.abc`],
    ['was altered', goodToken().replace(/^\d/, '0')],
    ['is missing', ''],
  ])('with a new token, when the one that it has %s', async (_, token) => {
    const { stored, send } = testRoutes()
    expect(await outcomeOf(await send(QUOTE, { token }))).toEqual({
      status: 409,
      outcome: 'expired',
    })
    expect(stored).toEqual([])
  })

  const place = { SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production' }
  test.each([
    ['cannot be reached', new Error('maria@exemplo.com.br'), 'Error'],
    [
      'refuses the token',
      contentErrorOf({ statusCode: 401 }, place, 'SANITY_WRITE_TOKEN'),
      'Sanity answered 401 for project abc, dataset production: check SANITY_WRITE_TOKEN',
    ],
  ])('by chat, when the inbox %s, and the log names the reason alone', async (_, reason, error) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { send } = testRoutes({ inbox: { store: () => Promise.reject(reason), tokenKey: KEY } })
    expect(await outcomeOf(await send(QUOTE))).toEqual({ status: 503, outcome: 'unavailable' })
    const [line] = log.mock.calls.map(([text]) => JSON.parse(text))
    expect(line).toMatchObject({ event: 'lead-failed', error })
    expect(JSON.stringify(log.mock.calls)).not.toContain('maria')
  })
})

test('a page of another site cannot send leads', async () => {
  const { stored, send } = testRoutes()
  const answer = await send(QUOTE, {}, { 'sec-fetch-site': 'cross-site' })
  expect(await outcomeOf(answer)).toEqual({ status: 403, outcome: 'foreign' })
  expect(stored).toEqual([])
})

describe('the limit on requests', () => {
  const from = (address: string) => ({ 'x-client': address })
  const statuses = async (send: () => Promise<Response>, times: number) => {
    const all: number[] = []
    for (let n = 0; n < times; n++) all.push((await send()).status)
    return all
  }

  test('does not affect other networks or other forms, and its answer says how long to wait', async () => {
    readAddressIn('x-client')
    const { stored, send } = testRoutes()
    expect(await statuses(() => send(QUOTE, {}, from('203.0.113.7')), 20)).toEqual(
      Array(20).fill(200),
    )
    const answer = await send(QUOTE, {}, from('203.0.113.99'))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await outcomeOf(answer)).toEqual({ status: 429, outcome: 'too-many' })
    expect((await send(QUOTE, {}, from('198.51.100.7'))).status).toBe(200)
    expect((await send(PARTNER, {}, from('203.0.113.7'))).status).toBe(200)
    expect(stored).toHaveLength(22)
  })

  test('of all visitors counts every request, whatever address it claims to have', async () => {
    const { send } = testRoutes()
    let n = 0
    const claim = () => send(QUOTE, {}, { 'x-forwarded-for': `10.0.${n++ % 250}.1` })
    expect(await statuses(claim, 301)).toEqual([...Array(300).fill(200), 429])
  })
})

test('one token is good for five leads, the same one sent again included', async () => {
  const { stored, send } = testRoutes()
  const token = goodToken()
  const lead = (n: number) => ({ ...QUOTE, answers: { ...QUOTE.answers, name: `Maria ${n}` } })
  const sent = [1, 1, 2, 3, 4]
  for (const n of sent) expect((await send(lead(n), { token })).status).toBe(200)
  expect(await outcomeOf(await send(lead(5), { token }))).toEqual({
    status: 409,
    outcome: 'expired',
  })
  expect(stored.map(({ answers }) => 'name' in answers && answers.name)).toEqual(
    sent.map((n) => `Maria ${n}`),
  )
  expect(await outcomeOf(await send(lead(5)))).toEqual(STORED)
})
