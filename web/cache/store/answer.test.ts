import { expect, test } from 'vitest'
import { toAnswer } from './answer.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

test('an answer has the status, the headers and the body of the response, and is asked for each time', async () => {
  const response = new Response('olá', { status: 404, headers: HTML })
  expect(await toAnswer({ response, tags: ['doc:a'], freshUntil: null })).toMatchObject({
    status: 404,
    headers: { ...HTML, 'cache-control': 'public, max-age=0, must-revalidate' },
    body: Buffer.from('olá'),
    tags: ['doc:a'],
    freshUntil: null,
  })
})

test('an answer becomes wrong by the clock of this machine, whatever that of all replicas says', async () => {
  const freshUntil = new Date('2026-01-01T12:00:00Z')
  const answer = await toAnswer({ response: new Response(), tags: [], freshUntil }, 90_000)
  expect(answer.freshUntil).toBe(freshUntil.getTime() - 90_000)
})
