import { vercelStegaClean } from '@vercel/stega'
import { withoutJoiners } from './hyphens.ts'

/**
 * Returns a value whose texts lack what only a page has in them: the marks for click-to-edit, and the word joiners at
 * hyphens.
 */
export function plain<T>(value: T): T
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'string' ? withoutJoiners(vercelStegaClean(item)) : item,
  )
}
