import sharp from 'sharp'

const HALF = { width: 600, height: 400, channels: 3 as const }

/** A PNG of 1200 × 400 pixels in two halves, by default a red and a blue one. */
export async function twoColouredPng(left = '#ff0000', right = '#0000ff'): Promise<Buffer> {
  const half = await sharp({ create: { ...HALF, background: right } })
    .png()
    .toBuffer()
  return sharp({ create: { ...HALF, width: 1200, background: left } })
    .composite([{ input: half, left: 600, top: 0 }])
    .png()
    .toBuffer()
}
