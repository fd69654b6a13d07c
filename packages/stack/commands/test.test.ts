import { describe, expect, test } from 'vitest'
import { chosenChecks } from './test.ts'

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
