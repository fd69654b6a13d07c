import { expect, test } from 'vitest'
import { applyChange, publishedOf } from './documentSet.ts'

const a = { _id: 'a', _type: 'claim', amount: 1 }
const b = { _id: 'b', _type: 'claim' }
const draft = { ...a, _id: 'drafts.a', amount: 2 }

const documents = applyChange(new Map(), { documents: [a, b, draft] })

test('the set has the published documents', () => {
  expect(publishedOf(documents)).toEqual([a, b])
})

test('the set changes with edits, new documents and deletions', () => {
  const edited = applyChange(documents, { documentId: 'a', result: { ...a, amount: 3 } })
  expect(edited.get('a')).toMatchObject({ amount: 3 })
  expect(edited.get('b')).toBe(b)
  expect(
    applyChange(documents, { documentId: 'c', result: { _id: 'c', _type: 'claim' } }).size,
  ).toBe(4)
  expect(publishedOf(applyChange(documents, { documentId: 'b', result: null }))).toEqual([a])
})

test('the set is replaced when all documents are read again after a lost connection', () => {
  expect([...applyChange(documents, { documents: [b] }).keys()]).toEqual(['b'])
})
