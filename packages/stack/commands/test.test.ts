import { describe, expect, test } from 'vitest'
import { chosenChecks } from './test.ts'

const ALL = ['lint', 'generated', 'types', 'unit', 'e2e']

describe('the words after npm test', () => {
  test('choose all checks when there are none', () => {
    expect(chosenChecks([])).toEqual({ names: ALL, args: [] })
  })

  test('choose the checks that they name', () => {
    expect(chosenChecks(['types', 'lint'])).toEqual({ names: ['types', 'lint'], args: [] })
  })

  test('are passed to the check when they name one check first', () => {
    expect(chosenChecks(['e2e', 'tests/e2e/phone.spec.ts', '--headed'])).toEqual({
      names: ['e2e'],
      args: ['tests/e2e/phone.spec.ts', '--headed'],
    })
  })

  test.each([[['packages/content']], [['unit', 'lint', 'packages/content']]])(
    '%o are refused, because they do not name one check',
    (words) => {
      expect(() => chosenChecks(words)).toThrow('Name it first')
    },
  )
})
