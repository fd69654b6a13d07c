import { expect, test, vi } from 'vitest'
import { submitToIndexNow } from './indexNow.ts'

const submission = {
  key: 'a1b2c3d4e5f6',
  origin: 'https://elos.exemplo.com.br',
  paths: ['/', '/amil-saude'],
}
const answering = (status: number) =>
  vi.fn<typeof fetch>(async () => new Response(null, { status }))

test('search engines get the addresses of the changed pages', async () => {
  const send = answering(202)
  await submitToIndexNow(submission, send)
  const [address, request] = send.mock.calls[0] ?? []
  expect(address).toBe('https://api.indexnow.org/indexnow')
  expect(JSON.parse(String(request?.body))).toEqual({
    host: 'elos.exemplo.com.br',
    key: 'a1b2c3d4e5f6',
    keyLocation: 'https://elos.exemplo.com.br/indexnow.txt',
    urlList: ['https://elos.exemplo.com.br/', 'https://elos.exemplo.com.br/amil-saude'],
  })
})

test('without changed pages nothing is sent', async () => {
  const send = answering(202)
  await submitToIndexNow({ ...submission, paths: [] }, send)
  expect(send).not.toHaveBeenCalled()
})

test('a search engine that refuses or cannot be reached is logged, and nothing is thrown', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await submitToIndexNow(submission, answering(403))
  await submitToIndexNow(submission, () => Promise.reject(new Error('offline')))
  expect(warn.mock.calls.map(([line]) => JSON.parse(line).error)).toEqual([
    'Error: answered with 403',
    'Error: offline',
  ])
})
