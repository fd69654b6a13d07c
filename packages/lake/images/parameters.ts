import { z } from 'zod'
import { badRequest } from '../apiError.ts'

/** The formats that a request may name; `pjpg` is a progressive JPEG. */
export const OUTPUT_FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const CROPS = [
  'center',
  'focalpoint',
  'top',
  'bottom',
  'left',
  'right',
  'entropy',
  'top,left',
  'top,right',
  'bottom,left',
  'bottom,right',
] as const

const HEX_COLOUR = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/**
 * The image parameters of the Content Lake's CDN: https://www.sanity.io/docs/image-urls.
 * Lengths are in pixels of the output, `rect` in pixels of the original.
 */
function imageParametersSchema(maxSide: number) {
  const side = z.coerce.number().int().min(1).max(maxSide).optional()
  return z.object({
    w: side,
    h: side,
    fit: z.enum(FITS).optional(),
    crop: z.enum(CROPS).optional(),
    'fp-x': z.coerce.number().min(0).max(1).optional(),
    'fp-y': z.coerce.number().min(0).max(1).optional(),
    rect: z
      .string()
      .regex(/^-?\d+,-?\d+,\d+,\d+$/)
      .transform((rect) => rect.split(',').map(Number))
      .optional(),
    q: z.coerce.number().int().min(0).max(100).optional(),
    dpr: z.coerce.number().min(0.1).max(3).optional(),
    fm: z.enum(OUTPUT_FORMATS).optional(),
    auto: z.literal('format').optional(),
    blur: z.coerce.number().min(0).max(2000).optional(),
    sharp: z.coerce.number().min(0).max(100).optional(),
    bg: z.string().regex(HEX_COLOUR).optional(),
  })
}

export type ImageParameters = z.infer<ReturnType<typeof imageParametersSchema>>

/**
 * Parses the image parameters of a URL.
 *
 * @param maxSide the longest side, in pixels, that a request may name
 * @throws ApiError 400 that names the invalid parameter
 */
export function parseImageParameters(search: URLSearchParams, maxSide: number): ImageParameters {
  const parsed = imageParametersSchema(maxSide).safeParse(Object.fromEntries(search))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw badRequest(`Invalid image parameter "${issue?.path.join('.')}": ${issue?.message}`)
}
