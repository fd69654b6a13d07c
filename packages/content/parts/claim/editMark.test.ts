import { vercelStegaClean, vercelStegaCombine, vercelStegaDecode } from '@vercel/stega'
import { expect, test } from 'vitest'
import { editMark } from './editMark.ts'

const marked = (kind: string) => {
  const href = '/intent/edit/id=claim-a;type=claim;path=kind?id=claim-a&path=kind'
  return vercelStegaCombine(kind, { origin: 'sanity.io', href })
}

test.each([
  ['price', 'amount'],
  ['text', 'text'],
])('a click on a claim of the kind %s leads to its %s', (kind, field) => {
  const mark = editMark(marked(kind)) ?? ''
  expect(vercelStegaClean(mark)).toBe('')
  expect(vercelStegaDecode(mark)).toEqual({
    origin: 'sanity.io',
    href: `/intent/edit/id=claim-a;type=claim;path=${field}?id=claim-a&path=${field}`,
  })
})

test('outside previews there is no mark', () => {
  expect(editMark('price')).toBeUndefined()
  expect(editMark(null)).toBeUndefined()
})
