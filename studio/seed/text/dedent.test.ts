import { expect, test } from 'vitest'
import { dedent } from './dedent.ts'

test('the indentation of the source goes, that of nested lists stays', () => {
  expect(dedent('\n    Um\n\n    - a\n      - b\n  ')).toBe('Um\n\n- a\n  - b')
})

test('a text without indentation stays as it is', () => {
  expect(dedent('Um\nDois')).toBe('Um\nDois')
})
