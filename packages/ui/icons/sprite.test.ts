import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
// biome-ignore lint/style/noRestrictedImports: what editors may choose must be drawn
import { icons } from '../../../studio/schemas/icons.ts'
import { interfaceIcons } from './names.ts'
import { sprite } from './sprite.ts'

const drawn = await sprite([...Object.keys(icons), ...interfaceIcons])

describe('the sprite', () => {
  test('draws every icon of the interface, every icon editors may choose, and the mark', () => {
    const symbols = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
    expect(symbols).toEqual(
      expect.arrayContaining([...Object.keys(icons), ...interfaceIcons, 'elos']),
    )
    expect(symbols).toHaveLength(new Set(symbols).size)
  })

  test('weighs at most 12 KB compressed', () => {
    expect(gzipSync(drawn, { level: 9 }).length).toBeLessThanOrEqual(12 * 1024)
  })

  test('refuses a name that Phosphor does not know', async () => {
    await expect(sprite(['estetoscopio'])).rejects.toThrow(
      "No Phosphor icon is named 'estetoscopio'",
    )
  })
})
