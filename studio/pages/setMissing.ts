import { isRecord } from '@elos/content/parts/stored/value'
import type { PatchOperations } from '@sanity/client'

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the patches that set fields, and those of objects one by one, where the document has no value at the moment of
 * the patch: what somebody wrote meanwhile stays.
 */
export function setMissing(fields: Fields): PatchOperations[] {
  const entries = Object.entries(fields)
  const own = entries.map(([name, value]) => [name, isRecord(value) ? {} : value])
  const inner = entries.flatMap(([name, value]) =>
    isRecord(value) ? Object.entries(value).map(([key, each]) => [`${name}.${key}`, each]) : [],
  )
  return [{ setIfMissing: Object.fromEntries(own) }, { setIfMissing: Object.fromEntries(inner) }]
}
