import { defineQuery } from 'groq'
import type {
  EmptySearches as EmptySearchesDocument,
  EmptySearchesQueryResult,
} from '../../generated/sanity.types.ts'
import type { Query } from '../read/query.ts'

/** The type of the document that counts the searches that found nothing. Only staff read it. */
export const EMPTY_SEARCHES = 'emptySearches'

/** The id of its only document: with a dot, so that visitors cannot read it. */
export const EMPTY_SEARCHES_ID = 'searches.empty'

/** A text that was searched for and found nothing: folded, how often, and on which ISO day last. */
export type EmptySearch = NonNullable<EmptySearchesDocument['words']>[number]

export const emptySearchesQuery: Query<EmptySearchesQueryResult> = defineQuery(
  `*[_type == "emptySearches"][0]{_rev, words}`,
)
