import { describe, expect, test } from 'vitest'
import { AnswerStore } from './store.ts'
import { textAnswer } from './testing/answer.ts'

const answer = (tags: string[], status = 200) => textAnswer('', { tags, status })

describe('the paths with a tag', () => {
  test('depend on the present answers, not on those that were replaced', () => {
    const store = new AnswerStore()
    store.set('/a', answer(['doc:a']))
    store.set('/a', answer(['doc:b'], 404))
    expect([store.pathsWith(['doc:a']), store.pathsWith(['doc:b'])]).toEqual([[], ['/a']])
    expect(store.get('/a')?.status).toBe(404)
  })
})
