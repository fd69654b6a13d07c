import { expect, test } from 'vitest'
import { articleWithPage } from '../fixtures/documents.ts'
import { loadKind } from '../testing/load.ts'

const paragraph = (words: number) => ({
  _type: 'block',
  _key: `of-${words}`,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text: Array(words).fill('palavra').join(' '), marks: [] }],
})

async function minutesOf(fields: Record<string, unknown>): Promise<number> {
  const { subject } = await loadKind('article', '/blog/1', [articleWithPage(1, fields)])
  return subject.readMinutes
}

test.each([
  [20, 1],
  [500, 3],
  [1990, 10],
])('an article of %i words is read in %i minutes', async (words, minutes) => {
  expect(await minutesOf({ readMinutes: undefined, body: [paragraph(words)] })).toBe(minutes)
})

test('the minutes that an editor has written are kept', async () => {
  expect(await minutesOf({ readMinutes: 7, body: [paragraph(20)] })).toBe(7)
})
