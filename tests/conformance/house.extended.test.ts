import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawHouse } from '../pictures/house/drawHouse.ts'
import { readHouse, storeysOf } from '../pictures/house/readHouse.ts'

test('the picture of the workspaces shows their current imports (if not: npm run house)', () => {
  expect(readFileSync('docs/pictures/house.svg', 'utf8')).toBe(drawHouse(readHouse('.')))
})

const graph = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([folder, imported]) => [folder, new Set(imported)]))

describe('storeys', () => {
  test('a folder is above all folders that it imports, directly or not', () => {
    const imports = { page: ['template', 'text'], template: ['text'], text: [], other: [] }
    expect(storeysOf(graph(imports))).toEqual([['page'], ['template'], ['other', 'text']])
  })

  test('folders that import each other in a circle are in the same storey', () => {
    const imports = { page: ['form'], form: ['field'], field: ['form', 'text'], text: [] }
    expect(storeysOf(graph(imports))).toEqual([['page'], ['field', 'form'], ['text']])
  })
})
