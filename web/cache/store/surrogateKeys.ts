import { createHash } from 'node:crypto'
import { SITE_TAG } from '@elos/content/tags/tags'

/**
 * The number of keys that one answer has at most. Cloudflare reads 1000, Fastly 16 KB; with their separators these are
 * 13 KB.
 */
const MAX_KEYS = 1000

/**
 * Returns the keys by which a shared cache finds the answers with these tags: 12 hexadecimal digits for
 * each tag, because Cloudflare ignores case and a path may be long. Two tags with the same key would only
 * be purged together. An answer with too many tags has the key of what every publication invalidates.
 */
export function surrogateKeys(tags: readonly string[]): string[] {
  const kept = tags.length > MAX_KEYS ? [SITE_TAG] : tags
  return [...new Set(kept.map(keyOf))]
}

const keyOf = (tag: string) => createHash('sha256').update(tag).digest('hex').slice(0, 12)
