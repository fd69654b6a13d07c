import sharp from 'sharp'

/** Of 100: words can still be read, and another shade of a token is still told (`reduce.spec.ts`). */
const QUALITY = 50

/**
 * Half as wide and high, as a JPEG: a page of 500 KB weighs 100. What a pixel becomes depends on its
 * neighbours alone: with a palette, one edge a shade off gave a whole page other colours.
 */
export async function reduce(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata()
  return sharp(picture)
    .resize({ width: Math.round(width / 2) })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}
