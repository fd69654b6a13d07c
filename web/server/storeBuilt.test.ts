import { expect, onTestFinished, test } from 'vitest'
import { TAGS_HEADER } from '../http/headers.ts'
import { Renewal } from './renewal.ts'
import { AnswerStore } from './store.ts'
import { storeBuilt } from './storeBuilt.ts'
import { Upstream } from './upstream.ts'

const built = (path: string, status = 200) => ({
  path,
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', [TAGS_HEADER]: 'doc:a' },
  body: Buffer.from(`the build's ${path}`),
})

/** A front's store; nothing answers where Next would. */
function emptyStore() {
  const store = new AnswerStore()
  const renewal = new Renewal(new Upstream(1), store)
  onTestFinished(() => renewal.close())
  return { store, renewal }
}

test('the answers of the build are stored without asking Next', async () => {
  const { store, renewal } = emptyStore()
  await storeBuilt([built('/'), built('/saúde'), built('/antigo', 308)], store, renewal)
  const statuses = ['/', '/saúde', '/antigo'].map((path) => store.get(path)?.status)
  expect(statuses).toEqual([200, 200, 308])
  expect(store.pathsWith(['doc:a'])).toHaveLength(3)
})

test('an answer of the build is renewed with the first request for it', async () => {
  const { store, renewal } = emptyStore()
  await storeBuilt([built('/')], store, renewal)
  expect(store.get('/')?.expiresAt).toBeLessThanOrEqual(Date.now())
})

test('an answer that is stored already is not replaced', async () => {
  const { store, renewal } = emptyStore()
  await storeBuilt([built('/')], store, renewal)
  const stored = store.get('/')
  await storeBuilt([{ ...built('/'), body: Buffer.from('another') }], store, renewal)
  expect(store.get('/')).toBe(stored)
})

test('an error, and an answer without tags, is not stored', async () => {
  const { store, renewal } = emptyStore()
  await storeBuilt([built('/falha', 500), { ...built('/x'), headers: {} }], store, renewal)
  expect(store.size).toBe(0)
})
