import { PUBLISHED_QUERY, type Published } from '@elos/content/tags/published'
import { z } from 'zod'
import { ContentError } from '../../monitoring/contentError.ts'

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
  const { data } = documentsSchema.safeParse(await run(PUBLISHED_QUERY))
  if (!data) throw new ContentError("The content server's answer is no list of documents")
  return new Map(data.map((document) => [document._id, document]))
}
