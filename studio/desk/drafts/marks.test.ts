import { expect, test } from 'vitest'
import { marksAfter } from './marks.ts'

const draftsOf = (...ids: string[]) => ids.map((id) => ({ id }))

test('a draft that was held back stays unmarked when another of its group is refused', () => {
  const marks = new Map([['held', false]])
  expect(marksAfter(marks, draftsOf('a', 'b'), draftsOf('a', 'b'))).toEqual(marks)
})

test('a jump that was marked by hand stays marked while it is not published', () => {
  const marks = new Map([['jump', true]])
  expect(marksAfter(marks, draftsOf('a', 'jump'), draftsOf('jump'))).toEqual(marks)
})

test('the marks of published drafts end, and those of all others stay', () => {
  const marks = new Map([
    ['jump', true],
    ['held', false],
  ])
  expect(marksAfter(marks, draftsOf('jump'), [])).toEqual(new Map([['held', false]]))
})
