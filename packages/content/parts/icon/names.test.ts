import { icons as drawings } from '@phosphor-icons/core'
import { expect, test } from 'vitest'
import { CONTENT_ICONS, iconTitle } from './names.ts'

const drawn = new Set(drawings.map(({ name }) => name))

test.each(Object.keys(CONTENT_ICONS))('Phosphor has an icon “%s”', (name) => {
  expect(drawn).toContain(name)
})

test('every icon has a title of its own', () => {
  const titles = Object.values(CONTENT_ICONS)
  expect(new Set(titles).size).toBe(titles.length)
})

test('an icon is listed by its title, and a name that is no icon by nothing', () => {
  expect(iconTitle('scales')).toBe('Regras')
  expect([iconTitle('constructor'), iconTitle()]).toEqual([undefined, undefined])
})
