import { isRecord } from '../store/document.ts'
import { randomKey } from './identifiers.ts'
import type { PatchOperations } from './mutation.ts'

/** Returns a copy in which every object in an array has a `_key`. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keyed)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withArrayKeys(item)]),
  )
}

function keyed(item: unknown): unknown {
  const inner = withArrayKeys(item)
  return isRecord(inner) && inner._key === undefined ? { _key: randomKey(), ...inner } : inner
}

/** Returns a patch in which the values it sets and inserts have keys. */
export function patchWithArrayKeys<P extends PatchOperations>(patch: P): P {
  const { set, setIfMissing, insert } = patch
  return {
    ...patch,
    ...(set && { set: withKeysInside(set) }),
    ...(setIfMissing && { setIfMissing: withKeysInside(setIfMissing) }),
    ...(insert && { insert: { ...insert, items: insert.items.map(keyed) } }),
  }
}

function withKeysInside(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, withArrayKeys(value)]),
  )
}
