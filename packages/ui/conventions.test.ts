import { expect, test } from 'vitest'
import { sources } from './testing/sources.ts'

test('every component is a server component', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.filter(({ source }) => /^['"]use client/m.test(source))).toEqual([])
})

test('no selector has :has() alone, for which each insertion would restyle the whole page', () => {
  const unbounded = /(^|[\s,{}])\*?:has\(/m
  expect(unbounded.test('p {}\n:has(h1) > .actions {}')).toBe(true)
  expect(sources.filter(({ source }) => unbounded.test(source)).map(({ name }) => name)).toEqual([])
})

test('every icon that a component names is in the sprite', async () => {
  const { INTERFACE_ICONS } = await import('./icons/names.ts')
  const { CONTENT_ICONS } = await import('@elos/content/parts/icon/names')
  const known = new Set<string>([...INTERFACE_ICONS, ...Object.keys(CONTENT_ICONS)])
  const named = sources.flatMap(({ source }) =>
    [...source.matchAll(/<Icon name="([^"]+)"/g)].map(([, name]) => name ?? ''),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
