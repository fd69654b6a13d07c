import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trackedTexts } from './trackedFiles.ts'

/** Words that a newcomer reads before the first command, and no more. */
const MAX_WORDS = 1000

test('README stays a first page', () => {
  const words = readFileSync('README.md', 'utf8').split(/\s+/)
  expect(words.length).toBeLessThanOrEqual(MAX_WORDS)
})

test('no file has the markers that Git leaves where a merge was not resolved', () => {
  const marker = /^(?:<{7}|>{7}) /m
  const marked = trackedTexts().filter(({ text }) => marker.test(text))
  expect(marked.map(({ path }) => path)).toEqual([])
})
