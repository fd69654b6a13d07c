import { expect, test } from 'vitest'
import { AnswerStore } from './store.ts'
import { textAnswer } from './testing/answer.ts'

test('the paths with a tag depend on the present answers, not on those that were replaced', () => {
  const store = new AnswerStore()
  store.set('/a', textAnswer('', { tags: ['doc:a'] }))
  store.set('/a', textAnswer('', { tags: ['doc:b'] }))
  expect([store.pathsWith(['doc:a']), store.pathsWith(['doc:b'])]).toEqual([[], ['/a']])
})
