import { expect, test } from 'vitest'
import { SUBJECT_TYPES } from '../../page/kinds.ts'
import { isOfPagedType } from './pagedTypes.ts'

test('queries find pages of every type that has them, and of no other', () => {
  const types = [...isOfPagedType.matchAll(/"(\w+)"/g)].map(([, type]) => type)
  expect(types.toSorted()).toEqual(SUBJECT_TYPES.toSorted())
})
