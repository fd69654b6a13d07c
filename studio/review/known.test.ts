import { expect, it } from 'vitest'
import { hasDraft, learn, publishedOf } from './known.ts'

const a = { _id: 'a', _type: 'claim', amount: 1 }
const b = { _id: 'b', _type: 'claim' }
const draft = { ...a, _id: 'drafts.a', amount: 2 }

const known = learn(new Map(), { documents: [a, b, draft] })

it('reviews what is published and knows what is being worked on', () => {
  expect(publishedOf(known)).toEqual([a, b])
  expect(hasDraft(known, 'a')).toBe(true)
  expect(hasDraft(known, 'b')).toBe(false)
})

it('learns of edits, of new documents and of those that are gone', () => {
  const edited = learn(known, { documentId: 'a', result: { ...a, amount: 3 } })
  expect(edited.get('a')).toMatchObject({ amount: 3 })
  expect(edited.get('b')).toBe(b)
  expect(learn(known, { documentId: 'c', result: { _id: 'c', _type: 'claim' } }).size).toBe(4)
  expect(publishedOf(learn(known, { documentId: 'b', result: null }))).toEqual([a])
})

it('keeps nothing of before when it starts anew, as after a lost connection', () => {
  expect([...learn(known, { documents: [b] }).keys()]).toEqual(['b'])
})
