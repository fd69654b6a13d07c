import type { Claim } from './type.ts'

/**
 * Returns the claims that a part of a page states in figures, sentences and tables, each once and in order. Those that
 * the same part shows as a price (under the key `price`) or as a callout are left out: they have their conditions,
 * source and day beside them. So are claims that state nothing, such as an expired price.
 *
 * @param content what the part of the page shows: mapped objects, at any depth
 */
export function claimsIn(content: unknown): Claim[] {
  const stated = new Map<string, Claim>()
  const beside = new Set<string>()
  collect(content, stated, beside)
  return [...stated.values()].filter(
    ({ id, source, asOf, conditions }) => !beside.has(id) && Boolean(conditions ?? source ?? asOf),
  )
}

function collect(value: unknown, stated: Map<string, Claim>, beside: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (isClaim(value)) {
    stated.set(value.id, value)
    return
  }
  const isCallout = '_type' in value && value._type === 'claimCallout'
  for (const [key, child] of Object.entries(value)) {
    if (isClaim(child) && (isCallout || key === 'price')) beside.add(child.id)
    else collect(child, stated, beside)
  }
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'compactText' in value
