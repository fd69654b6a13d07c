import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../apiError.ts'
import type { LakeLimits } from '../config.ts'
import { encode, isOpaqueFormat } from './format.ts'
import { planGeometry, type Size } from './geometry.ts'
import type { ImageParameters, OutputFormat } from './parameters.ts'

/** The formats that may have several frames. */
const ANIMATED_FORMATS = new Set<OutputFormat>(['gif', 'webp'])

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
    const image = options.or ? input.rotate(options.or) : input.autoOrient()
    const size = await sizeOf(input, options.or)
    const placed = place(image, size, options, format, limits.imageSide)
    return await encode(retouch(placed, options), format, options.q).toBuffer()
  } catch (error) {
    throw badRequest(`Cannot transform image: ${error instanceof Error ? error.message : error}`)
  }
}

async function sizeOf(image: Sharp, turn: number | undefined): Promise<Size> {
  const { width, height, pageHeight, autoOrient } = await image.metadata()
  if (turn === undefined || turn === 0) {
    return { width: autoOrient.width, height: pageHeight ?? autoOrient.height }
  }
  const upright = { width, height: pageHeight ?? height }
  return turn === 180 ? upright : { width: upright.height, height: upright.width }
}

function place(
  image: Sharp,
  size: Size,
  options: ImageParameters,
  format: OutputFormat,
  maxSide: number,
): Sharp {
  const { bg, pad } = options
  const isOpaque = isOpaqueFormat(format)
  const background = bg ? cssColour(bg) : isOpaque ? '#fff' : '#0000'
  const { cut, resize } = planGeometry(size, options, maxSide)
  const resized = image.extract(cut).resize({ ...resize, background })
  const padded = pad
    ? resized.extend({ left: pad, top: pad, right: pad, bottom: pad, background })
    : resized
  return bg || isOpaque ? padded.flatten({ background }) : padded
}

/** A colour in CSS, from hexadecimal `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`. */
function cssColour(hex: string): string {
  const long = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex
  return long.length === 8 ? `#${long.slice(2)}${long.slice(0, 2)}` : `#${long}`
}

function retouch(image: Sharp, { flip, blur, sharp: edge, sat }: ImageParameters): Sharp {
  let retouched = image
  if (flip?.includes('h')) retouched = retouched.flop()
  if (flip?.includes('v')) retouched = retouched.flip()
  // The CDN's scale is 0–2000, sharp's is a sigma in pixels: a tenth looks similar.
  if (blur) retouched = retouched.blur(Math.max(0.3, blur / 10))
  if (edge) retouched = retouched.sharpen({ sigma: 0.5 + edge / 25 })
  if (sat !== undefined) retouched = retouched.modulate({ saturation: 1 + sat / 100 })
  return retouched
}
