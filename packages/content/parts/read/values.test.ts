import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega'
import { describe, expect, test } from 'vitest'
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

const marked = vercelStegaCombine('heart', { origin: 'studio', href: '/desk' })

describe('text', () => {
  test('is empty for a value of another type', () => {
    expect(readText(null)).toBe('')
    expect(readText(JSON.parse('12'))).toBe('')
    expect(readOptionalText('  ')).toBeUndefined()
  })

  test('keeps the marks that make a preview clickable', () => {
    expect(readText(marked)).toBe(marked)
    expect(vercelStegaClean(readText(marked))).toBe('heart')
  })
})

describe('token', () => {
  test('drops preview marks and surrounding space', () => {
    expect(marked).not.toBe('heart')
    expect(readToken(marked)).toBe('heart')
    expect(readToken(' /blog ')).toBe('/blog')
  })
})

describe('choice', () => {
  test('accepts a known value, marked or not, and nothing else', () => {
    expect(readChoice(marked, ['heart', 'star'], 'star')).toBe('heart')
    expect(readChoice('moon', ['heart', 'star'], 'star')).toBe('star')
    expect(readChoice(null, ['heart', 'star'], 'star')).toBe('star')
  })
})

describe('list', () => {
  test('is empty for a value of another type', () => {
    expect(readList(null, (value) => value)).toEqual([])
    expect(readList(JSON.parse('"text"'), (value) => value)).toEqual([])
  })

  test('leaves out items that are absent or cannot be mapped', () => {
    const half = (value: number) => (value % 2 === 0 ? value / 2 : null)
    expect(readList([2, null, 3, 4, undefined], half)).toEqual([1, 2])
  })

  test('has no blank texts', () => {
    expect(readTexts(['a', ' ', null, 'b'])).toEqual(['a', 'b'])
  })
})

describe('numbers and flags', () => {
  test('are absent for values of another type', () => {
    expect(readOptionalNumber(0)).toBe(0)
    expect(readOptionalNumber(Number.NaN)).toBeUndefined()
    expect(readOptionalNumber(JSON.parse('"3"'))).toBeUndefined()
    expect(readFlag(true)).toBe(true)
    expect(readFlag(JSON.parse('"true"'))).toBe(false)
  })
})
