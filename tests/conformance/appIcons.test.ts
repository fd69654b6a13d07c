import { readFileSync } from 'node:fs'
import { palette } from '@elos/ui/theme/tokens'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const bytes = (name: string): Buffer => readFileSync(`web/public/${name}`)

const manifestSchema = z.object({
  lang: z.literal('pt-BR'),
  background_color: z.literal(palette.sand),
  theme_color: z.literal(palette.pine),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
})

describe('the icons of the site', () => {
  test('icon.svg has the colours of the palette', () => {
    const colors: string[] =
      bytes('icon.svg')
        .toString()
        .match(/#[\dA-F]{6}/g) ?? []
    expect(new Set(colors)).toEqual(new Set([palette.sand, palette.pine, palette.coral]))
  })

  test('favicon.ico holds a PNG of 48 px', async () => {
    const file = bytes('favicon.ico')
    expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
    const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
    expect(file.length).toBe(offset + length)
    const { format, width, height } = await sharp(file.subarray(offset)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 48, height: 48 })
  })

  test('the manifest lists icons of the sizes it states, one of them maskable', async () => {
    const { icons } = manifestSchema.parse(JSON.parse(bytes('manifest.webmanifest').toString()))
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(bytes(src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  test('apple-touch-icon.png is 180 px wide and opaque', async () => {
    const picture = sharp(bytes('apple-touch-icon.png'))
    const { width, height } = await picture.metadata()
    const { isOpaque } = await picture.stats()
    expect({ width, height, isOpaque }).toEqual({ width: 180, height: 180, isOpaque: true })
  })
})
