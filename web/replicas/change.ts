import { z } from 'zod'

/** The body of the publishing webhook: what changed about a document (`tags/webhook.json` in content). */
export const changeSchema = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  /** The revision that the change made; of a deleted document, its last one. */
  _rev: z.string().nullish(),
  operation: z.enum(['create', 'update', 'delete']).nullish(),
  /** The path of the page of a document, after the edit and before it. */
  path: z.string().nullish(),
  previousPath: z.string().nullish(),
  /** The path that a redirect leads away from. */
  source: z.string().nullish(),
  /** The former versions of a legal text, each of which has a path. */
  former: z.array(z.string().nullable()).nullish(),
  /** Whether the edit can alter which documents a list holds, or their order; absent or null means yes. */
  relisted: z.boolean().nullish(),
  /**
   * Whether the edit can alter its entry in the route registry, or when that leads to a page; absent or null means
   * yes.
   */
  reentered: z.boolean().nullish(),
})

export type PublishedChange = z.infer<typeof changeSchema>
