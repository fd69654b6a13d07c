import { describe, expect, test } from 'vitest'
import { AnswerStore } from './store.ts'
import { textAnswer } from './testing/answer.ts'

const answer = (tags: string[], status = 200) => textAnswer('', { tags, status })

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

test('the paths of answers that have become wrong by themselves are found by the clock', () => {
  const store = new AnswerStore()
  store.set('/a', textAnswer('', { freshUntil: 10 }))
  store.set('/b', textAnswer('', { freshUntil: 11 }))
  store.set('/c', textAnswer(''))
  expect([store.pathsDue(9), store.pathsDue(10)]).toEqual([[], ['/a']])
})
