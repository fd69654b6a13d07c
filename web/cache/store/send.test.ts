import { describe, expect, test } from 'vitest'
import { send, timeOf } from './send.ts'
import { textAnswer } from './testing/answer.ts'

const asking = (ifNoneMatch?: string) =>
  new Request('http://site/', {
    headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
  })
const options = { status: 'hit', isShared: false } as const
const answer = textAnswer('olá')
const time = timeOf(answer.hash).toString(16)

test('an answer is sent with its validator, and says that it was stored', async () => {
  const response = send(asking(), answer, options)
  expect([response.status, await response.text()]).toEqual([200, 'olá'])
  expect(response.headers.get('etag')).toBe(`"${time}-4"`)
  expect(response.headers.get('cache-status')).toBe('site; hit')
  expect(response.headers.get('surrogate-key')).toBeNull()
})

describe('a browser that has the body', () => {
  test.each([
    ['from the site', `"${time}-4"`],
    ['in gzip from nginx, which compressed it', `W/"${time}-4"`],
    ['among others', `"other", "${time}-4"`],
    ['whatever it is', '*'],
  ])('%s gets none', async (_, header) => {
    const response = send(asking(header), answer, options)
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  test('gets the new one when its body is of another version', () => {
    expect(send(asking('"1234567-4"'), answer, options).status).toBe(200)
  })
})

test('an answer that is no page is sent whole, whatever the browser has', () => {
  expect(send(asking('*'), textAnswer('não há', { status: 404 }), options).status).toBe(404)
})

test('a shared cache that is purged may store the answer', () => {
  const { headers } = send(asking(), answer, { status: 'hit', isShared: true })
  expect(headers.get('cdn-cache-control')).toContain('max-age=300')
})
