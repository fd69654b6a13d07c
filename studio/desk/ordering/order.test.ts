import { describe, expect, test } from 'vitest'
import { inOrder, moved } from './order.ts'

const at = (_id: string, position: number | null) => ({ _id, _rev: `rev-${_id}`, position })
const stored = [at('c', 3), at('a', 1), at('b', 2)]

describe('a list', () => {
  test('is in the order of its positions', () => {
    expect(inOrder(stored)).toEqual(['a', 'b', 'c'])
  })

  test('has a document with a draft once, where the draft puts it', () => {
    expect(inOrder([at('drafts.a', 9), ...stored])).toEqual(['b', 'c', 'a'])
  })

  test('has documents of one position by id, and those without one last', () => {
    const others = [at('e', null), at('d', null), at('aa', 1)]
    expect(inOrder([...others, ...stored])).toEqual(['a', 'aa', 'b', 'c', 'd', 'e'])
  })
})

describe('a new order', () => {
  test('changes only what moved', () => {
    expect(moved(stored, ['b', 'a', 'c'])).toEqual([at('a', 2), at('b', 1)])
    expect(moved(stored, ['a', 'b', 'c'])).toEqual([])
  })

  test('changes a document and its draft, so that publishing the draft does not move it back', () => {
    expect(moved([at('drafts.c', 3), ...stored], ['c', 'a', 'b'])).toEqual([
      at('drafts.c', 1),
      at('c', 1),
      at('a', 2),
      at('b', 3),
    ])
  })

  test('ends that two documents have one position', () => {
    const twice = [at('a', 3), at('b', 3)]
    expect(moved(twice, inOrder(twice))).toEqual([at('a', 1), at('b', 2)])
  })

  test('leaves a document alone that somebody added meanwhile', () => {
    expect(moved([...stored, at('d', 4)], ['a', 'b', 'c'])).toEqual([])
  })
})
