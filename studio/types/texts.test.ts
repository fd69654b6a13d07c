import { describe, expect, test } from 'vitest'
import { type RuleChain, recordRules } from './testing/recordRules.ts'
import { SCHEMA_NODES } from './testing/schemaNodes.ts'

const ENGLISH =
  /\b(the|and|of|with|must|required|should|please|field|value|page|title|image|text|choose|at least|at most)\b/i

const looksPortuguese = (text: string) => /^[“\p{Lu}]/u.test(text) && !ENGLISH.test(text)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

describe('titles', () => {
  test.each(
    SCHEMA_NODES.filter(({ definition }) => definition.name || definition.type === 'object'),
  )('$path has a title in Portuguese', ({ definition }) => {
    expect(textOf(definition.title)).toSatisfy(looksPortuguese)
  })
})

describe('descriptions', () => {
  test.each(SCHEMA_NODES.filter(({ role }) => role === 'field'))(
    '$path says what to write',
    (node) => {
      const description = textOf(node.definition.description)
      expect(description).toSatisfy(looksPortuguese)
      expect(description).toMatch(/\.$/)
    },
  )
})

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const titlesOf = (options: unknown): unknown[] =>
  [memberOf(options, 'list') ?? []].flat().map((option) => memberOf(option, 'title'))

describe('options of closed lists', () => {
  test.each(SCHEMA_NODES.filter(({ definition }) => titlesOf(definition.options).length > 0))(
    '$path has Portuguese titles',
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
  const rules = SCHEMA_NODES.flatMap(({ path, definition }) =>
    recordRules(definition.validation).map((chain) => ({
      rule: `${path} ${chain.map(({ method }) => method).join('.')}`,
      chain,
    })),
  )

  test.each(rules.filter(({ chain }) => !isCustom(chain)))(
    '$rule says in Portuguese what to do',
    ({ chain }) => {
      expect(textOf(messageOf(chain))).toSatisfy(looksPortuguese)
      expect(textOf(messageOf(chain))).toMatch(/\.$/)
    },
  )
})
