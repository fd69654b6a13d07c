import { isRecord } from '../store/document.ts'

/**
 * Returns a copy in which references marked `_strengthenOnPublish` are strong. The Studio writes
 * them as weak while their target is a draft; the Content Lake makes them strong on publishing.
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
