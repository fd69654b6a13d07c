import { defineQuery } from 'groq'
import type { CountsQueryResult } from '../generated/sanity.types.ts'
import { countsAskedIn, withCounts } from '../parts/count/fill.ts'
import type { ContentClient } from '../parts/read/client.ts'
import type { Query } from '../parts/read/query.ts'
import { timeParams } from '../parts/read/timeParams.ts'
import { readOptionalNumber } from '../parts/read/values.ts'
import { isListed, upcomingArticles } from './article.ts'

/** The lists that the counts depend on, besides that of all pages, whose tag every page has. */
const COUNT_LISTS: readonly string[] = ['article']

/** Counts what has a page, and reads the moments at which the number of articles changes by itself. */
export const countsQuery: Query<CountsQueryResult> = defineQuery(`{
  "operadoras": count(*[_type == "carrier" && defined(route.path)]),
  "planos": count(*[_type == "plan" && defined(route.path)]),
  "artigos": count(*[_type == "article" && ${isListed}]),
  "leaving": *[_type == "article" && ${isListed} && defined(unpublishOn)]{_id, unpublishOn},
  ${upcomingArticles}
}`)

/** A value with its counts written out, and what they depend on. */
interface Counted<Value> {
  value: Value
  /** The types of the lists that it depends on. */
  lists: readonly string[]
  /** The result of the query, in which are the moments at which a number changes by itself. */
  raw: unknown
}

/**
 * Writes out the counts that the texts in a value ask for. Without any, the Lake is not asked. Only the number of
 * articles changes at moments and with a list of its own.
 */
export async function loadCounts<Value>(
  client: ContentClient,
  value: Value,
  now: Date,
): Promise<Counted<Value>> {
  const asked = countsAskedIn(value)
  if (asked.length === 0) return { value, lists: [], raw: null }
  const raw = await client.fetch(countsQuery, timeParams(now))
  const counts = {
    operadoras: readOptionalNumber(raw.operadoras),
    planos: readOptionalNumber(raw.planos),
    artigos: readOptionalNumber(raw.artigos),
  }
  const filled = withCounts(value, counts)
  return asked.includes('artigos')
    ? { value: filled, lists: COUNT_LISTS, raw }
    : { value: filled, lists: [], raw: null }
}
