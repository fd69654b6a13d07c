import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const files = (await readdir(folder, { recursive: true })).filter(
  (name) => /(?<!\.test)\.(tsx?|css)$/.test(name) && !name.includes('node_modules'),
)
const sources = await Promise.all(
  files.map(async (name) => ({ name, source: await readFile(new URL(name, folder), 'utf8') })),
)

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
