import type { Sharp } from 'sharp'
import { type ImageParameters, type OutputFormat, outputFormats } from './parameters.ts'

/** Quality where none is asked for. AVIF's scale differs: 50 looks like a JPEG's 75. */
const defaultQuality = { avif: 50, others: 75 } as const

/**
 * The format of the answer: the one asked for, the best one the reader accepts (`auto=format`),
 * or the original's where it can be written.
 */
export function chooseFormat(
  { fm, auto }: ImageParameters,
  original: string,
  accept: string,
): OutputFormat {
  if (fm) return fm
  if (auto === 'format' && accept.includes('image/avif')) return 'avif'
  if (auto === 'format' && accept.includes('image/webp')) return 'webp'
  return outputFormats.find((format) => format === original) ?? 'png'
}

const encoders: Record<OutputFormat, (image: Sharp, quality: number | undefined) => Sharp> = {
  jpg: (image, quality = defaultQuality.others) => image.jpeg({ quality: Math.max(1, quality) }),
  pjpg: (image, quality = defaultQuality.others) =>
    image.jpeg({ quality: Math.max(1, quality), progressive: true }),
  png: (image) => image.png(),
  webp: (image, quality = defaultQuality.others) => image.webp({ quality: Math.max(1, quality) }),
  avif: (image, quality = defaultQuality.avif) =>
    image.avif({ quality: Math.max(1, quality), effort: 2 }),
  gif: (image) => image.gif(),
}

export function encode(image: Sharp, format: OutputFormat, quality: number | undefined): Sharp {
  return encoders[format](image, quality)
}

export function mediaTypeOfFormat(format: OutputFormat): string {
  return format === 'jpg' || format === 'pjpg' ? 'image/jpeg' : `image/${format}`
}

/** Whether a format has no transparency, so that what is transparent needs a background. */
export function isOpaqueFormat(format: OutputFormat): boolean {
  return format === 'jpg' || format === 'pjpg'
}
