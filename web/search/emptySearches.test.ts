import { afterEach, describe, expect, test, vi } from 'vitest'
import { lakeClient } from '../lake/client.ts'
import { countedText, EmptySearches, joinedCounts } from './emptySearches.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['Plano Veterinário', 'plano veterinario'],
  ['RN 563', 'rn 563'],
])('the search “%s” is counted as “%s”', (text, counted) => {
  expect(countedText(text)).toBe(counted)
})

test.each([
  ['an e-mail address', 'ana@exemplo.com.br'],
  ['an e-mail address in the code of addresses', 'ana%40exemplo.com.br'],
  ['a telephone', '(11) 98888-7777'],
  ['a CPF', '123.456.789-09'],
  ['the CEP of a street', '01310-100'],
  ['a sentence', 'meu pai fez uma cirurgia e quer trocar de plano'],
  ['two letters', 'ab'],
])('%s is not counted', (_, text) => {
  expect(countedText(text)).toBeUndefined()
})

describe('the stored counts', () => {
  const search = (text: string, count: number, lastOn: string) => ({
    _key: text,
    text,
    count,
    lastOn,
  })
  const joined = (...args: Parameters<typeof joinedCounts>) =>
    joinedCounts(...args).map(({ text, count, lastOn }) => [text, count, lastOn])

  test('have the most frequent first, and forget what nobody has searched for in half a year', () => {
    const stored = [
      search('a', 2, '2026-11-01'),
      search('b', 9, '2026-05-01'),
      search('c', 1, '2026-11-01'),
    ]
    expect(
      joined(stored, [search('c', 2, '2026-11-29'), search('d', 2, '2026-11-28')], '2026-11-29'),
    ).toEqual([
      ['c', 3, '2026-11-29'],
      ['d', 2, '2026-11-28'],
      ['a', 2, '2026-11-01'],
    ])
  })

  test('are those of 200 texts at most', () => {
    const many = Array.from({ length: 300 }, (_, index) => search(`t${index}`, index, '2026-11-29'))
    const texts = joined(many, [], '2026-11-29')
    expect([texts.length, texts.at(-1)]).toEqual([200, ['t100', 100, '2026-11-29']])
  })
})

test('the counts are written once a day, when it ends in São Paulo', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z') })
  const searches = new EmptySearches(lakeClient)
  const write = vi.spyOn(searches, 'write').mockResolvedValue()
  searches.note('acupuntura')
  searches.note('girafa')
  vi.advanceTimersByTime(12 * 60 * 60 * 1000 - 1)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(write).toHaveBeenCalledOnce()
})
