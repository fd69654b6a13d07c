import { describe, expect, test } from 'vitest'
import { chosenChecks, linesOf } from './test.ts'

const MAIN = ['lint', 'generated', 'types', 'unit', 'e2e']

describe('the words after npm test', () => {
  test.each([
    [[], { names: MAIN, args: [] }],
    [['types', 'lint'], { names: ['types', 'lint'], args: [] }],
    [['e2e', 'a.spec.ts', '--headed'], { names: ['e2e'], args: ['a.spec.ts', '--headed'] }],
  ])('%j choose the checks that they name first, and are passed to one', (words, chosen) => {
    expect(chosenChecks(words)).toEqual(chosen)
  })

  test.each([[['packages/content']], [['unit', 'lint', 'packages/content']]])(
    '%o are refused, because they do not name one check',
    (words) => {
      expect(() => chosenChecks(words)).toThrow('Name it first')
    },
  )
})

describe('a failure in the summary', () => {
  test('has its title, its reason and the place of its logs', () => {
    const failure = { title: 'a.spec.ts:3 opens', reason: 'not visible', logs: '.local/logs/test' }
    expect(linesOf(failure)).toBe('✖ a.spec.ts:3 opens\nnot visible\nLogs: .local/logs/test')
  })

  test('has the first lines of a long reason', () => {
    const reason = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(linesOf({ title: 'lint', reason })).toMatch(
      /^✖ lint\nline 1\n[\s\S]*\nline 12\n… and 18 more lines$/,
    )
  })
})
