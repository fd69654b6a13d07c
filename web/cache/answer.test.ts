import { expect, test } from 'vitest'
import { answerOf } from './answer.ts'

test('an ordinary page tells no answer of its own', () => {
  expect(answerOf('<head><meta name="description" content="404"/></head>')).toBeNull()
})

test('a page can tell that it is not there', () => {
  expect(answerOf('<head><meta name="http-answer" content="404"/></head>')).toEqual({ status: 404 })
})

test('a page can tell where it leads', () => {
  expect(answerOf('<meta name="http-answer" content="308 /a?b=1&amp;c=2#d"/>')).toEqual({
    status: 308,
    location: '/a?b=1&c=2#d',
  })
})
