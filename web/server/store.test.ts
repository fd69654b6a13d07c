import { describe, expect, test } from 'vitest'
import { AnswerStore } from './store.ts'
import type { StoredAnswer } from './storedAnswer.ts'

const answer = (tags: string[], status = 200): StoredAnswer => ({
  status,
  headers: {},
  bodies: { identity: Buffer.alloc(0) },
  hash: '',
  tags,
  expiresAt: 0,
  freshUntil: null,
  isStale: false,
})

test('the last answer that is no page is at hand for the next one', () => {
  const store = new AnswerStore()
  const missing = answer([], 404)
  store.set('/nao-existe', missing)
  store.set('/a', answer([]))
  expect(store.lastOther).toBe(missing)
})

describe('the paths with a tag', () => {
  test('are listed once, even if their answers have several of the tags', () => {
    const store = new AnswerStore()
    store.set('/a', answer(['doc:a', 'list:b']))
    store.set('/b', answer(['list:b']))
    expect(store.pathsWith(['doc:a', 'list:b', 'doc:c'])).toEqual(['/a', '/b'])
  })

  test('depend on the present answers, not on those that were replaced', () => {
    const store = new AnswerStore()
    store.set('/a', answer(['doc:a']))
    store.set('/a', answer(['doc:b'], 404))
    expect([store.pathsWith(['doc:a']), store.pathsWith(['doc:b'])]).toEqual([[], ['/a']])
    expect(store.get('/a')?.status).toBe(404)
  })

  test('do not include deleted answers', () => {
    const store = new AnswerStore()
    store.set('/a', answer(['doc:a']))
    store.delete('/a')
    store.delete('/never-stored')
    expect([store.get('/a'), store.pathsWith(['doc:a'])]).toEqual([undefined, []])
  })
})

test.each([
  [200, 5000],
  [404, 500],
])('of answers with status %i the last %i are stored', (status, limit) => {
  const store = new AnswerStore()
  store.set('/other', answer(['doc:other'], status === 200 ? 404 : 200))
  for (let index = 0; index <= limit; index += 1) store.set(`/${index}`, answer(['doc:a'], status))
  expect(store.pathsWith(['doc:a'])).toHaveLength(limit)
  expect([store.get('/0'), store.get('/1')?.status]).toEqual([undefined, status])
  store.set('/1', answer(['doc:a'], status))
  store.set('/new', answer(['doc:a'], status))
  expect([store.get('/1')?.status, store.get('/2')]).toEqual([status, undefined])
  expect(store.get('/other')).toBeDefined()
})
