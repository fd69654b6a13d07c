import { isRecord } from '../store/document.ts'

/**
 * A copy whose references marked `_strengthenOnPublish` are strong: while their target was only a
 * draft they were weak, and publishing is when the Content Lake makes them strong.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([name]) => !dropped(name, value))
  return Object.fromEntries(entries.map(([name, item]) => [name, strengthened(item)]))
}

function dropped(name: string, { _ref, _strengthenOnPublish: mark }: Record<string, unknown>) {
  if (typeof _ref !== 'string' || mark === undefined) return false
  const staysWeak = isRecord(mark) && mark.weak === true
  return name === '_strengthenOnPublish' || (name === '_weak' && !staysWeak)
}
