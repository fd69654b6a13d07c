import { expect, test } from 'vitest'
import { articleWithPage, paragraph } from '../fixtures/documents.ts'
import { loadKind } from '../testing/load.ts'

const wordy = (words: number) => paragraph(Array(words).fill('palavra').join(' '))

async function minutesOf(fields: Record<string, unknown>): Promise<number> {
  const { subject } = await loadKind('article', '/blog/1', [articleWithPage(1, fields)])
  return subject.readMinutes
}

test.each([
  [20, 1],
  [500, 3],
  [1990, 10],
])('an article of %i words is read in %i minutes', async (words, minutes) => {
  expect(await minutesOf({ readMinutes: undefined, body: [wordy(words)] })).toBe(minutes)
})

test('the minutes that an editor has written are kept', async () => {
  expect(await minutesOf({ readMinutes: 7, body: [wordy(20)] })).toBe(7)
})
