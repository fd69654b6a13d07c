import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../apiError.ts'
import type { LakeLimits } from '../config.ts'
import { ANIMATED_FORMATS, encode, isOpaqueFormat } from './format.ts'
import { planGeometry, type Size } from './geometry.ts'
import type { ImageParameters, OutputFormat } from './parameters.ts'

/**
 * Reads an image from a file and transforms it as the parameters say.
 *
 * @throws ApiError 400 when the file is too large to decode
 */
export async function transform(
  path: string,
  options: ImageParameters,
  format: OutputFormat,
  limits: LakeLimits,
): Promise<Buffer> {
  try {
    const input = sharp(path, {
      limitInputPixels: limits.imagePixels,
      animated: ANIMATED_FORMATS.has(format),
    })
    const { autoOrient, pageHeight } = await input.metadata()
    const size = { width: autoOrient.width, height: pageHeight ?? autoOrient.height }
    const placed = place(input.autoOrient(), size, options, format, limits.imageSide)
    return await encode(retouch(placed, options), format, options.q).toBuffer()
  } catch (error) {
    throw badRequest(`Cannot transform image: ${error instanceof Error ? error.message : error}`)
  }
}

function place(
  image: Sharp,
  size: Size,
  options: ImageParameters,
  format: OutputFormat,
  maxSide: number,
): Sharp {
  const { bg } = options
  const isOpaque = isOpaqueFormat(format)
  const background = bg ? cssColour(bg) : isOpaque ? '#fff' : '#0000'
  const { cut, resize } = planGeometry(size, options, maxSide)
  const resized = image.extract(cut).resize({ ...resize, background })
  return bg || isOpaque ? resized.flatten({ background }) : resized
}

/** A colour in CSS, from hexadecimal `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`. */
function cssColour(hex: string): string {
  const long = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex
  return long.length === 8 ? `#${long.slice(2)}${long.slice(0, 2)}` : `#${long}`
}

function retouch(image: Sharp, { blur, sharp: edge }: ImageParameters): Sharp {
  let retouched = image
  // The CDN's scale is 0–2000, sharp's is a sigma in pixels: a tenth looks similar.
  if (blur) retouched = retouched.blur(Math.max(0.3, blur / 10))
  if (edge) retouched = retouched.sharpen({ sigma: 0.5 + edge / 25 })
  return retouched
}
