import type { Image, SignAddress } from './type.ts'

/** Returns a page, or a part of one, for whose images `imageUrl` returns signed addresses. */
export function withSignedImages<T>(value: T, sign: SignAddress): T
export function withSignedImages(value: unknown, sign: SignAddress): unknown {
  if (Array.isArray(value)) return value.map((item) => withSignedImages(item, sign))
  if (typeof value !== 'object' || value === null) return value
  if (isImage(value)) return { ...value, sign }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withSignedImages(item, sign)]),
  )
}

const isImage = (value: object): value is Image => 'source' in value && 'vector' in value
