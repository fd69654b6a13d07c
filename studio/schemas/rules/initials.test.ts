import { expect, it } from 'vitest'
import { checkInitials } from './initials.ts'

it.each(['M', 'MC', 'ÁB'])('accepts “%s”', (initials) => {
  expect(checkInitials(initials)).toBe(true)
})

it.each(['mc', 'MCS', 'M.', '1', ''])('refuses “%s”', (initials) => {
  expect(checkInitials(initials)).toContain('uma ou duas letras')
})
