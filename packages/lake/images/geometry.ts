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

/** The steps that make the requested image: crop, then scale, then place on a canvas. */
export interface Geometry {
  cut: Rectangle
  /** The size of the crop after scaling. */
  size: Size
  /** The size of the canvas on which the image is centred; that of the image if nothing is filled. */
  canvas: Size
  /** The crop is chosen by the content of the image instead. */
  byEntropy: boolean
}

/** Returns the crop and the sizes for an image. https://www.sanity.io/docs/image-urls */
export function planGeometry(original: Size, options: ImageParameters, maxSide: number): Geometry {
  const region = regionOf(original, options.rect)
  const box = boxOf(region, options, maxSide)
  if (!box) return scaled(region, within(region, { width: maxSide, height: maxSide }, false))
  const fit = options.fit ?? 'clip'
  return FITTERS[fit](region, box, options)
}

type Fit = NonNullable<ImageParameters['fit']>
type Fitter = (region: Rectangle, box: Box, options: ImageParameters) => Geometry

/** The requested size; a missing side is computed from the other. */
interface Box extends Size {
  bothSides: boolean
}

const FITTERS: Record<Fit, Fitter> = {
  clip: (region, box) => scaled(region, within(region, box, true)),
  max: (region, box) => scaled(region, within(region, box, false)),
  scale: (region, box) => scaled(region, box),
  fill: (region, box) => ({ ...scaled(region, within(region, box, true)), canvas: box }),
  fillmax: (region, box) => ({ ...scaled(region, within(region, box, false)), canvas: box }),
  crop: cropped,
  min(region, box, options) {
    const shrink = Math.min(1, region.width / box.width, region.height / box.height)
    return cropped(region, { ...box, ...times(box, shrink) }, options)
  },
}

function scaled(cut: Rectangle, size: Size): Geometry {
  return { cut, size, canvas: size, byEntropy: false }
}

/** Crops the largest part with the box's proportions, around the requested point. */
function cropped(region: Rectangle, box: Box, options: ImageParameters): Geometry {
  const size = { width: box.width, height: box.height }
  if (!box.bothSides) return scaled(region, size)
  if (options.crop === 'entropy') {
    return { cut: region, size, canvas: size, byEntropy: true }
  }
  const scale = Math.max(box.width / region.width, box.height / region.height)
  const width = clamp(Math.round(box.width / scale), 1, region.width)
  const height = clamp(Math.round(box.height / scale), 1, region.height)
  const [x, y] = focus(options)
  const left = clamp(Math.round(x * region.width - width / 2), 0, region.width - width)
  const top = clamp(Math.round(y * region.height - height / 2), 0, region.height - height)
  return scaled({ left: region.left + left, top: region.top + top, width, height }, size)
}

/** The point, from 0 to 1 on each axis, that is as close to the middle of the crop as possible. */
function focus(options: ImageParameters): [x: number, y: number] {
  const { crop = 'center', 'fp-x': x = 0.5, 'fp-y': y = 0.5 } = options
  if (crop === 'focalpoint' || options['fp-x'] !== undefined || options['fp-y'] !== undefined) {
    return [x, y]
  }
  const sides = crop.split(',')
  const along = (start: string, end: string) =>
    sides.includes(start) ? 0 : sides.includes(end) ? 1 : 0.5
  return [along('left', 'right'), along('top', 'bottom')]
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

function boxOf(region: Size, options: ImageParameters, maxSide: number): Box | undefined {
  const bound = (value: number | undefined, min = 1, max = maxSide) =>
    value === undefined ? undefined : clamp(value, min, max)
  const asked = {
    width: bound(
      options.w ?? (options['max-w'] || options['min-w'] ? region.width : undefined),
      options['min-w'],
      options['max-w'],
    ),
    height: bound(
      options.h ?? (options['max-h'] || options['min-h'] ? region.height : undefined),
      options['min-h'],
      options['max-h'],
    ),
  }
  const { width, height } = asked
  if (width === undefined && height === undefined) return undefined
  const ratio = region.width / region.height
  const size = {
    width: width ?? (height ?? 1) * ratio,
    height: height ?? (width ?? 1) / ratio,
  }
  const largest = maxSide / Math.max(size.width, size.height)
  return {
    ...times(size, Math.min(options.dpr ?? 1, largest)),
    bothSides: width !== undefined && height !== undefined,
  }
}

function within(size: Size, box: Size, enlarge: boolean): Size {
  const scale = Math.min(box.width / size.width, box.height / size.height)
  return times(size, enlarge ? scale : Math.min(1, scale))
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
