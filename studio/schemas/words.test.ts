import { describe, expect, it } from 'vitest'
import { type RuleChain, recordRules } from './testing/recordRules.ts'
import { places } from './testing/walk.ts'

const ENGLISH =
  /\b(the|and|of|with|must|required|should|please|field|value|page|title|image|text|choose|at least|at most)\b/i

const looksPortuguese = (text: string) => /^[“\p{Lu}]/u.test(text) && !ENGLISH.test(text)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

describe('titles', () => {
  it.each(places.filter(({ definition }) => definition.name || definition.type === 'object'))(
    '$path has one in Portuguese',
    ({ definition }) => {
      expect(textOf(definition.title)).toSatisfy(looksPortuguese)
    },
  )
})

describe('descriptions', () => {
  it.each(places.filter(({ role }) => role === 'field'))('$path says what to write', (place) => {
    const description = textOf(place.definition.description)
    expect(description).toSatisfy(looksPortuguese)
    expect(description).toMatch(/\.$/)
  })
})

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const titlesOf = (options: unknown): unknown[] =>
  [memberOf(options, 'list') ?? []].flat().map((option) => memberOf(option, 'title'))

describe('options of closed lists', () => {
  it.each(places.filter(({ definition }) => titlesOf(definition.options).length > 0))(
    '$path names each in Portuguese',
    ({ definition }) => {
      for (const title of titlesOf(definition.options)) {
        expect(textOf(title)).not.toBe('')
        expect(textOf(title)).not.toMatch(ENGLISH)
      }
    },
  )
})

const isCustom = (chain: RuleChain) => chain.some(({ method }) => method === 'custom')
const messageOf = (chain: RuleChain) =>
  chain.find(({ method }) => method === 'error' || method === 'warning')?.args[0]

describe('messages', () => {
  const rules = places.flatMap(({ path, definition }) =>
    recordRules(definition.validation).map((chain) => ({
      rule: `${path} ${chain.map(({ method }) => method).join('.')}`,
      chain,
    })),
  )

  it.each(rules.filter(({ chain }) => !isCustom(chain)))(
    '$rule tells in Portuguese what to do',
    ({ chain }) => {
      expect(textOf(messageOf(chain))).toSatisfy(looksPortuguese)
      expect(textOf(messageOf(chain))).toMatch(/\.$/)
    },
  )
})
