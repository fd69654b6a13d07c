import type { Sharp } from 'sharp'
import { type ImageParameters, OUTPUT_FORMATS, type OutputFormat } from './parameters.ts'

/** The formats that may have several frames. */
export const ANIMATED_FORMATS: ReadonlySet<string> = new Set(['gif', 'webp'])

/** The quality if the request names none. AVIF at 50 looks like JPEG at 75. */
const DEFAULT_QUALITY = { avif: 50, others: 75 } as const

/**
 * Returns the format to send: the requested one, the best that the reader accepts (`auto=format`),
 * or that of the original if it can be encoded. What may be animated stays so, which AVIF is not here.
 */
export function chooseFormat(
  { fm, auto }: ImageParameters,
  original: string,
  accept: string,
): OutputFormat {
  if (fm) return fm
  const isAnimated = ANIMATED_FORMATS.has(original)
  if (auto === 'format' && !isAnimated && isAccepted('image/avif', accept)) return 'avif'
  if (auto === 'format' && isAccepted('image/webp', accept)) return 'webp'
  return OUTPUT_FORMATS.find((format) => format === original) ?? 'png'
}

/** Whether a header `Accept` names a media type without the weight 0, which refuses it (RFC 9110, 12.4.2). */
function isAccepted(mediaType: string, accept: string): boolean {
  return accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === mediaType && !parameters.some((each) => /^q\s*=\s*0(\.0*)?$/.test(each))
  })
}

const ENCODERS: Record<OutputFormat, (image: Sharp, quality: number) => Sharp> = {
  jpg: (image, quality) => image.jpeg({ quality }),
  pjpg: (image, quality) => image.jpeg({ quality, progressive: true }),
  png: (image) => image.png(),
  webp: (image, quality) => image.webp({ quality }),
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  gif: (image) => image.gif(),
}

export function encode(image: Sharp, format: OutputFormat, quality: number | undefined): Sharp {
  const usual = format === 'avif' ? DEFAULT_QUALITY.avif : DEFAULT_QUALITY.others
  return ENCODERS[format](image, Math.max(1, quality ?? usual))
}

export function mediaTypeOfFormat(format: OutputFormat): string {
  return format === 'jpg' || format === 'pjpg' ? 'image/jpeg' : `image/${format}`
}

/** Whether a format has no transparency, so that transparent pixels need a background. */
export function isOpaqueFormat(format: OutputFormat): boolean {
  return format === 'jpg' || format === 'pjpg'
}
