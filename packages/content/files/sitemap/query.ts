import { defineQuery } from 'groq'
import type { ChangesQueryResult } from '../../generated/sanity.types.ts'
import type { Query } from '../../parts/read/query.ts'
import { upcomingPages } from '../../parts/route/query.ts'

/**
 * The query for the moment at which each of these documents (`$ids`) last changed, or changes by itself
 * (`changedLast`), and the moments at which more pages will be due.
 */
export const changesQuery: Query<ChangesQueryResult> = defineQuery(`{
  "changed": *[_id in $ids]{
    _id, _updatedAt, publishAt, "holdsFrom": select(_type == "legalPage" => updatedAt),
    "claim": select(_type == "claim" => {kind, amount, text, asOf, validFrom, validUntil, next}),
    "table": select(_type == "priceTable" => {validFrom, validUntil})
  }, ${upcomingPages}
}`)
