import type { Image, SignAddress } from './type.ts'

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'source' in value && 'vector' in value

/** Returns a page for whose images `imageUrl` returns signed addresses. */
export function withSignedImages<Page>(page: Page, sign: SignAddress): Page {
  return JSON.parse(JSON.stringify(page), (_, value: unknown) =>
    isImage(value) ? { ...value, sign } : value,
  )
}
