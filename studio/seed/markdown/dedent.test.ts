import { expect, test } from 'vitest'
import { dedent } from './dedent.ts'

test('the indentation of the source is removed, that of nested lists stays', () => {
  expect(dedent('\n    Um\n\n    - a\n      - b\n  ')).toBe('Um\n\n- a\n  - b')
})

test('a text without indentation is unchanged', () => {
  expect(dedent('Um\nDois')).toBe('Um\nDois')
})
