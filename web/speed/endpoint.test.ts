import { expect, test, vi } from 'vitest'
import { speedReports } from './endpoint.ts'

const SITE = 'https://www.exemplo.com.br'
const VISIT = { kind: 'carrier', device: 'phone', figures: { LCP: 1200, CLS: 0.01 } }

function send(visit: unknown, headers: Record<string, string> = {}) {
  const add = vi.fn()
  const body = JSON.stringify(visit)
  const request = new Request(`${SITE}/api/velocidade`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body,
  })
  const { POST } = speedReports({ counts: { add }, siteUrl: SITE })
  const answer = POST(request, { params: Promise.resolve({}) })
  return answer.then(({ status }) => ({ status, added: add.mock.calls }))
}

test('a visit is counted on its day', async () => {
  expect(await send(VISIT)).toEqual({
    status: 204,
    added: [[expect.stringMatching(/^\d{4}-\d\d-\d\d$/), VISIT]],
  })
})

test.each([
  ['of an unknown kind of page', { ...VISIT, kind: '/amil-saude?email=a@b.c' }],
  ['of an unknown device', { ...VISIT, device: 'Maria' }],
  ['with another figure', { ...VISIT, figures: { FID: 1 } }],
  ['with more than that', { ...VISIT, visitor: 'Maria' }],
  ['with a negative time', { ...VISIT, figures: { LCP: -1 } }],
  ['with a time that is no number', { ...VISIT, figures: { LCP: '1' } }],
])('a visit %s is refused', async (_, visit) => {
  expect(await send(visit)).toEqual({ status: 400, added: [] })
})

test('another site cannot report visits, and nobody can report much', async () => {
  expect((await send(VISIT, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send({ ...VISIT, more: ' '.repeat(600) })).status).toBe(413)
})
