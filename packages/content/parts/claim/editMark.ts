import { vercelStegaDecode, vercelStegaEncode } from '@vercel/stega'
import { readToken } from '../read/values.ts'

/**
 * What click-to-edit reads in a preview: the invisible mark that leads to the value of a claim, made from the
 * mark of its kind, because a number has none. Undefined outside previews.
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
