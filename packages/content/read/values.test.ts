import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega'
import { describe, expect, it } from 'vitest'
import {
  choice,
  flag,
  list,
  optionalNumber,
  optionalWords,
  token,
  words,
  wordsList,
} from './values.ts'

const marked = vercelStegaCombine('heart', { origin: 'studio', href: '/desk' })

describe('words', () => {
  it('is empty for what is no text', () => {
    expect(words(null)).toBe('')
    expect(words(JSON.parse('12'))).toBe('')
    expect(optionalWords('  ')).toBeUndefined()
  })

  it('keeps the marks that make a preview clickable', () => {
    expect(words(marked)).toBe(marked)
    expect(vercelStegaClean(words(marked))).toBe('heart')
  })
})

describe('token', () => {
  it('drops preview marks and surrounding space', () => {
    expect(marked).not.toBe('heart')
    expect(token(marked)).toBe('heart')
    expect(token(' /blog ')).toBe('/blog')
  })
})

describe('choice', () => {
  it('accepts a known value, marked or not, and nothing else', () => {
    expect(choice(marked, ['heart', 'star'], 'star')).toBe('heart')
    expect(choice('moon', ['heart', 'star'], 'star')).toBe('star')
    expect(choice(null, ['heart', 'star'], 'star')).toBe('star')
  })
})

describe('list', () => {
  it('is empty for what is no list', () => {
    expect(list(null, (value) => value)).toEqual([])
    expect(list(JSON.parse('"text"'), (value) => value)).toEqual([])
  })

  it('leaves out items that are absent or cannot be mapped', () => {
    const half = (value: number) => (value % 2 === 0 ? value / 2 : null)
    expect(list([2, null, 3, 4, undefined], half)).toEqual([1, 2])
  })

  it('keeps list items that are lists', () => {
    expect(wordsList(['a', ' ', null, 'b'])).toEqual(['a', 'b'])
  })
})

describe('numbers and flags', () => {
  it('read only what they are', () => {
    expect(optionalNumber(0)).toBe(0)
    expect(optionalNumber(Number.NaN)).toBeUndefined()
    expect(optionalNumber(JSON.parse('"3"'))).toBeUndefined()
    expect(flag(true)).toBe(true)
    expect(flag(JSON.parse('"true"'))).toBe(false)
  })
})
