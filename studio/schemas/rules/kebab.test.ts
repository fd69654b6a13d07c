import { expect, it } from 'vitest'
import { checkKebab } from './kebab.ts'

it.each(['plano-familiar', 'vida', 'regras-2025', '1'])('accepts “%s”', (value) => {
  expect(checkKebab(value)).toBe(true)
})

it.each(['', 'Plano', 'saúde', 'plano familiar', 'plano--familiar', '-plano', 'plano-', 'a_b'])(
  'refuses “%s” and shows an example',
  (value) => {
    expect(checkKebab(value)).toContain('plano-familiar')
  },
)
