import sharp, { type ResizeOptions } from 'sharp'
import type { ImageParameters } from './parameters.ts'

export interface Size {
  width: number
  height: number
}

/** A rectangle of the original, in pixels. */
interface Rectangle extends Size {
  left: number
  top: number
}

type Fit = NonNullable<ImageParameters['fit']>

const FITS: Record<Fit, ResizeOptions> = {
  clip: { fit: 'inside' },
  max: { fit: 'inside', withoutEnlargement: true },
  scale: { fit: 'fill' },
  fill: { fit: 'contain' },
  fillmax: { fit: 'contain', withoutEnlargement: true },
  crop: { fit: 'cover' },
  min: { fit: 'cover' },
}

/** Returns the part of an image to use, and how to resize it. https://www.sanity.io/docs/image-urls */
export function planGeometry(
  original: Size,
  options: ImageParameters,
  maxSide: number,
): { cut: Rectangle; resize: ResizeOptions } {
  const region = regionOf(original, options.rect)
  const asked = boxOf(region, options, maxSide)
  if (!asked) return { cut: region, resize: { width: maxSide, height: maxSide, ...FITS.max } }
  const { fit = 'clip', crop = 'center', 'fp-x': x, 'fp-y': y } = options
  const enlargement = Math.max(asked.width / region.width, asked.height / region.height)
  const box = fit === 'min' && enlargement > 1 ? times(asked, 1 / enlargement) : asked
  const resize = { ...box, ...FITS[fit] }
  if (resize.fit !== 'cover') return { cut: region, resize }
  if (crop === 'focalpoint' || x !== undefined || y !== undefined) {
    return { cut: around(x, y, region, box), resize }
  }
  // Sharp writes `left top` for `top,left`.
  const position = crop === 'entropy' ? sharp.strategy.entropy : crop.split(',').reverse().join(' ')
  return { cut: region, resize: { ...resize, position } }
}

/** The largest part with the box's proportions, with a point, from 0 to 1 on each axis, as its middle if possible. */
function around(x = 0.5, y = 0.5, region: Rectangle, box: Size): Rectangle {
  const { width, height } = times(
    box,
    Math.min(region.width / box.width, region.height / box.height),
  )
  const left = clamp(Math.round(x * region.width - width / 2), 0, region.width - width)
  const top = clamp(Math.round(y * region.height - height / 2), 0, region.height - height)
  return { left: region.left + left, top: region.top + top, width, height }
}

function regionOf(original: Size, rect: readonly number[] | undefined): Rectangle {
  const [left = 0, top = 0, width = original.width, height = original.height] = rect ?? []
  const x = clamp(left, 0, original.width - 1)
  const y = clamp(top, 0, original.height - 1)
  return {
    left: x,
    top: y,
    width: clamp(width, 1, original.width - x),
    height: clamp(height, 1, original.height - y),
  }
}

/** The requested size; a missing side is computed from the other. */
function boxOf(region: Size, { w, h, dpr = 1 }: ImageParameters, maxSide: number) {
  if (w === undefined && h === undefined) return undefined
  const ratio = region.width / region.height
  const width = w ?? (h ?? 1) * ratio
  const height = h ?? width / ratio
  return times({ width, height }, Math.min(dpr, maxSide / Math.max(width, height)))
}

function times({ width, height }: Size, factor: number): Size {
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
