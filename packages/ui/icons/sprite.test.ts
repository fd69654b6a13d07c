import { gzipSync } from 'node:zlib'
import { CONTENT_ICONS } from '@elos/content/parts/icon/names'
import { describe, expect, test } from 'vitest'
import { INTERFACE_ICONS } from './names.ts'
import { sprite } from './sprite.ts'

const drawn = await sprite([...Object.keys(CONTENT_ICONS), ...INTERFACE_ICONS])

describe('the sprite', () => {
  test('has every icon of components, every icon that editors may choose, and the mark', () => {
    const symbols = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
    expect(symbols).toEqual(
      expect.arrayContaining([...Object.keys(CONTENT_ICONS), ...INTERFACE_ICONS, 'elos']),
    )
    expect(symbols).toHaveLength(new Set(symbols).size)
  })

  test('weighs at most 9 KB compressed', () => {
    expect(gzipSync(drawn, { level: 9 }).length).toBeLessThanOrEqual(9 * 1024)
  })

  test('rejects a name that Phosphor does not have', async () => {
    await expect(sprite(['estetoscopio'])).rejects.toThrow(
      "No Phosphor icon is named 'estetoscopio'",
    )
  })
})
