import sharp from 'sharp'

/**
 * How near the colours of a small picture come to those of the page, of 100: the least with which
 * another shade of a token is still told (`reduce.spec.ts`).
 */
const QUALITY = 60

/** Half as wide and high, in few colours without dithering: a page of 500 KB weighs 100. */
export async function reduce(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata()
  return sharp(picture)
    .resize({ width: Math.round(width / 2) })
    .png({ palette: true, quality: QUALITY, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}
