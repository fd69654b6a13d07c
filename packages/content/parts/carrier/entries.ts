import type { ComparisonPageQueryResult } from '../../generated/sanity.types.ts'
import { normalizePath } from '../address/path.ts'
import type { Loose } from '../read/loose.ts'
import { readList, readOptionalToken, readText } from '../read/values.ts'

/** The carriers with a page, of which a page shows the entry alone. Tag: `list:route`, which every page has. */
export const carrierEntries = `*[_type == "carrier" && defined(route.path)] | order(_id asc){
  "_entry": _id, "path": route.path, "name": route.name
}`

type Result = NonNullable<Loose<ComparisonPageQueryResult>>['choices']

/** The page of a carrier. */
export interface CarrierEntry {
  path: string
  name: string
}

/** Maps the pages of carriers, in the order of the alphabet. */
export const mapCarrierEntries = (raw: Result): CarrierEntry[] =>
  readList(raw, ({ path, name }) => {
    const address = readOptionalToken(path)
    return address ? { path: normalizePath(address), name: readText(name) } : undefined
  }).toSorted(byName)

/** Compares names by the alphabet; the same names by their paths. */
export function byName(one: CarrierEntry, other: CarrierEntry): number {
  return one.name.localeCompare(other.name, 'pt-BR') || one.path.localeCompare(other.path)
}
