import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

test.each([
  ['nothing', ''],
  ['spaces and line ends', ' \t\r\n\u00a0\u3000'],
  ['zero-width spaces, as chats and Notion leave them', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u200f\u202a\u202c\u2066\u2069'],
  ['soft hyphens and fillers', '\u00ad\u034f\u115f\u3164\ufe0f'],
  ["Braille's blank and control characters", '\u2800\u0007'],
])('%s are blank', (_, text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', '\u200ba\u200b', '—', '0', '❤️', '👨‍👩‍👧', 'م', '\ufffd'])(
  '%j has something to see',
  (text) => {
    expect(isBlank(text)).toBe(false)
  },
)
