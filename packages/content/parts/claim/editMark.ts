import { vercelStegaDecode, vercelStegaEncode } from '@vercel/stega'
import { readToken } from '../read/values.ts'

/**
 * Returns the invisible mark by which click-to-edit opens the value of a claim in a preview. It is made from the mark
 * of the claim's kind, because a number has none. Undefined outside previews.
 *
 * @param kind as it came from the Lake
 */
export function editMark(kind: string | null | undefined): string | undefined {
  const source = kind ? vercelStegaDecode<{ origin: string; href: string }>(kind) : undefined
  if (!source?.href) return undefined
  const field = readToken(kind) === 'text' ? 'text' : 'amount'
  return vercelStegaEncode({
    ...source,
    href: source.href.replaceAll('path=kind', `path=${field}`),
  })
}
