import { DefaultGenerator } from '@vibrant/generator-default'
import { MMCQ } from '@vibrant/quantizer-mmcq'
import type { Sharp } from 'sharp'

interface PaletteSwatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  /** The share of the image's pixels, in percent. */
  population: number
}

/** The side, in pixels, of the thumbnail whose colours are counted. */
const THUMBNAIL_SIDE = 64

/** Returns an image's palette as a `sanity.imagePalette`, or undefined if it is transparent. */
export async function paletteOf(image: Sharp) {
  const { data } = await image
    .clone()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const opaque = opaquePixels(data)
  if (opaque.length === 0) return undefined
  const swatches = MMCQ(opaque, { colorCount: 64 })
  const palette = await DefaultGenerator(swatches)
  const total = swatches.reduce((sum, { population }) => sum + population, 0)
  const described = Object.fromEntries(
    Object.entries(palette).flatMap(([name, swatch]) =>
      // The Content Lake writes `darkMuted` for `DarkMuted`.
      swatch ? [[name.replace(/^./, (first) => first.toLowerCase()), describe(swatch, total)]] : [],
    ),
  )
  const dominant = Object.values(described).reduce<PaletteSwatch | undefined>(
    (most, swatch) => (most && most.population >= swatch.population ? most : swatch),
    undefined,
  )
  return { _type: 'sanity.imagePalette', ...described, ...(dominant && { dominant }) }
}

type Swatch = ReturnType<typeof MMCQ>[number]

function describe(swatch: Swatch, total: number): PaletteSwatch {
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: swatch.hex,
    foreground: swatch.bodyTextColor,
    title: swatch.titleTextColor,
    population: Number(((swatch.population / Math.max(1, total)) * 100).toFixed(2)),
  }
}

function opaquePixels(rgba: Buffer): Uint8ClampedArray {
  const kept: number[] = []
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) > 125) kept.push(...rgba.subarray(at, at + 4))
  }
  return Uint8ClampedArray.from(kept)
}
