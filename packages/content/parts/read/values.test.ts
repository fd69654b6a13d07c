import { vercelStegaCombine } from '@vercel/stega'
import { expect, test } from 'vitest'
import {
  readChoice,
  readFlag,
  readList,
  readOptionalNumber,
  readOptionalText,
  readText,
  readTexts,
  readToken,
} from './values.ts'

const CHOICES = ['heart', 'star'] as const
const half = (value: number) => (value % 2 === 0 ? value / 2 : null)
const marked = vercelStegaCombine('heart', { origin: 'studio', href: '/desk' })

test.each<[string, read: unknown, value: unknown]>([
  ['a text that is absent', readText(null), ''],
  ['a text of another type', readText(JSON.parse('12')), ''],
  ['a text with the marks that make a preview clickable', readText(marked), marked],
  ['a text with hyphens within words', readText('e-mail: 1-2'), 'e-\u2060mail: 1-2'],
  ['a token with hyphens', readToken('e-mail'), 'e-mail'],
  ['an optional text of spaces', readOptionalText('  '), undefined],
  ['a token with marks', readToken(marked), 'heart'],
  ['a token with spaces around it', readToken(' /blog '), '/blog'],
  ['a known choice with marks', readChoice(marked, CHOICES, 'star'), 'heart'],
  ['an unknown choice', readChoice('moon', CHOICES, 'star'), 'star'],
  ['a choice that is absent', readChoice(null, CHOICES, 'star'), 'star'],
  ['a list that is absent', readList(null, half), []],
  ['a list of another type', readList(JSON.parse('"text"'), half), []],
  ['a list with items absent and not to be mapped', readList([2, null, 3, 4], half), [1, 2]],
  ['texts with a blank one', readTexts(['a', ' ', null, 'b']), ['a', 'b']],
  ['zero', readOptionalNumber(0), 0],
  ['a number that is none', readOptionalNumber(Number.NaN), undefined],
  ['a number of another type', readOptionalNumber(JSON.parse('"3"')), undefined],
  ['a flag', readFlag(true), true],
  ['a flag of another type', readFlag(JSON.parse('"true"')), false],
])('what is read of %s', (_, read, value) => {
  expect(read).toEqual(value)
})
