import { describe, expect, test } from 'vitest'
import { inOrder, moved } from './order.ts'

const stored = [
  { _id: 'c', position: 3 },
  { _id: 'a', position: 1 },
  { _id: 'b', position: 2 },
]

describe('a list', () => {
  test('is in the order of its positions', () => {
    expect(inOrder(stored)).toEqual(['a', 'b', 'c'])
  })

  test('has a document with a draft once, where the draft puts it', () => {
    expect(inOrder([{ _id: 'drafts.a', position: 9 }, ...stored])).toEqual(['b', 'c', 'a'])
  })

  test('has documents of one position by id, and those without one last', () => {
    const others = [
      { _id: 'e', position: null },
      { _id: 'd', position: null },
      { _id: 'aa', position: 1 },
    ]
    expect(inOrder([...others, ...stored])).toEqual(['a', 'aa', 'b', 'c', 'd', 'e'])
  })
})

describe('a new order', () => {
  test('changes only what moved', () => {
    expect(moved(stored, ['b', 'a', 'c'])).toEqual([
      { _id: 'a', position: 2 },
      { _id: 'b', position: 1 },
    ])
    expect(moved(stored, ['a', 'b', 'c'])).toEqual([])
  })

  test('changes a document and its draft, so that publishing the draft does not move it back', () => {
    expect(moved([{ _id: 'drafts.c', position: 3 }, ...stored], ['c', 'a', 'b'])).toEqual([
      { _id: 'drafts.c', position: 1 },
      { _id: 'c', position: 1 },
      { _id: 'a', position: 2 },
      { _id: 'b', position: 3 },
    ])
  })

  test('ends that two documents have one position', () => {
    const twice = [
      { _id: 'a', position: 3 },
      { _id: 'b', position: 3 },
    ]
    expect(moved(twice, inOrder(twice))).toEqual([
      { _id: 'a', position: 1 },
      { _id: 'b', position: 2 },
    ])
  })

  test('leaves a document alone that somebody added meanwhile', () => {
    expect(moved([...stored, { _id: 'd', position: 4 }], ['a', 'b', 'c'])).toEqual([])
  })
})
