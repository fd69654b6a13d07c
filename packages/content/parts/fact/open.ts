import { defineQuery } from 'groq'
import type { AskedCarriersQueryResult } from '../../generated/sanity.types.ts'
import { carrierValue, slugsOfValue } from '../quote/map.ts'
import type { ContentClient } from '../read/client.ts'
import type { Query } from '../read/query.ts'
import { readList, readOptionalNumber, readToken } from '../read/values.ts'
import { mapFacts } from './map.ts'
import { withMinimumAge } from './minimumAge.ts'
import { factsFields } from './query.ts'

/** The answers of the carriers that a request may be of: that of its page, and the one that was chosen in its form. */
export const askedCarriersQuery: Query<AskedCarriersQueryResult> =
  defineQuery(`*[_type == "carrier" && (route.path == $page || slug.current in $slugs)]{
  _id, "slug": slug.current, minimumAge, ${factsFields}
}`)

/** A quote request: the path of its page, and the value of the carrier that was chosen in its form. */
interface Asked {
  page: string
  carrier?: string
}

/**
 * Returns the names of the questions that the carrier of a request has not answered on the day of `now`. The carrier is the
 * chosen one, or else that of the page; none for a request of no carrier.
 *
 * @throws what the client throws when the Lake cannot be reached
 */
export async function loadOpenFacts(
  client: ContentClient,
  { page, carrier }: Asked,
  now: Date,
): Promise<string[]> {
  const slugs = carrier ? slugsOfValue(carrier) : []
  const found = await client.fetch(askedCarriersQuery, { page, slugs })
  const carriers = readList(found, (each) => each)
  const chosen = carriers.filter(({ slug }) => carrierValue(readToken(slug)) === carrier)
  const [asked] = carrier ? chosen : carriers
  if (!asked) return []
  const facts = withMinimumAge(mapFacts(asked.facts, now), readOptionalNumber(asked.minimumAge))
  return facts.flatMap(({ name, state }) => (state === 'confirmar' ? [name] : []))
}
