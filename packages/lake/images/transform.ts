import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../apiError.ts'
import type { LakeLimits } from '../config.ts'
import { parseColour } from './colour.ts'
import { encode, isOpaqueFormat } from './format.ts'
import { type Geometry, planGeometry, type Size } from './geometry.ts'
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
    const geometry = planGeometry(await sizeOf(input, options.or), options, limits.imageSide)
    const placed = place(image, geometry, options, format)
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
  { cut, size, canvas, byEntropy }: Geometry,
  options: ImageParameters,
  format: OutputFormat,
): Sharp {
  const background = parseColour(options.bg ?? (isOpaqueFormat(format) ? 'fff' : '0000'))
  const { pad = 0 } = options
  const left = Math.floor((canvas.width - size.width) / 2)
  const top = Math.floor((canvas.height - size.height) / 2)
  const edges = {
    left: left + pad,
    top: top + pad,
    right: canvas.width - size.width - left + pad,
    bottom: canvas.height - size.height - top + pad,
  }
  const fitted = image.extract(cut).resize({
    ...size,
    fit: byEntropy ? 'cover' : 'fill',
    ...(byEntropy && { position: sharp.strategy.entropy }),
  })
  const extended = Object.values(edges).some((edge) => edge > 0)
    ? fitted.extend({ ...edges, background })
    : fitted
  return options.bg || isOpaqueFormat(format) ? extended.flatten({ background }) : extended
}

function retouch(image: Sharp, { flip, blur, sharp: edge, sat, invert }: ImageParameters): Sharp {
  let retouched = image
  if (flip?.includes('h')) retouched = retouched.flop()
  if (flip?.includes('v')) retouched = retouched.flip()
  // The CDN's scale is 0–2000, sharp's is a sigma in pixels: a tenth looks similar.
  if (blur) retouched = retouched.blur(Math.max(0.3, blur / 10))
  if (edge) retouched = retouched.sharpen({ sigma: 0.5 + edge / 25 })
  if (sat !== undefined) retouched = retouched.modulate({ saturation: 1 + sat / 100 })
  if (invert) retouched = retouched.negate({ alpha: false })
  return retouched
}
