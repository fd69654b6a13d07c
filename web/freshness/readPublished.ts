import { PUBLISHED_QUERY, type Published } from '@elos/content/tags/published'
import { z } from 'zod'

/** Runs a query of published content. Rejects with a `ContentError` when the Lake cannot be read. */
type RunQuery = (query: string) => Promise<unknown>

const documentsSchema = z.array(
  z.object({
    _id: z.string(),
    _type: z.string(),
    _rev: z.string(),
    path: z.string().nullish(),
    source: z.string().nullish(),
    former: z.array(z.string().nullable()).nullish(),
  }),
)

/**
 * Reads which documents are published.
 *
 * @throws {ContentError} when the Lake cannot be reached, is too slow, or answers anything but the documents
 */
export async function readPublished(run: RunQuery): Promise<Published> {
  const documents = documentsSchema.parse(await run(PUBLISHED_QUERY))
  return new Map(documents.map((document) => [document._id, document]))
}
