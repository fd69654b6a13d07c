import { icons as drawings } from '@phosphor-icons/core'
import { expect, it } from 'vitest'
import { iconChoices, icons } from './icons.ts'

const drawn = new Set(drawings.map(({ name }) => name))

it.each(Object.keys(icons))('Phosphor draws “%s”', (name) => {
  expect(drawn).toContain(name)
})

it('has a title of its own for every icon', () => {
  expect(new Set(iconChoices.map(({ title }) => title)).size).toBe(iconChoices.length)
})
