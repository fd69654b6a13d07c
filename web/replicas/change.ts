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
  /** False when the edit cannot alter which documents a list holds, or their order. */
  relisted: z.boolean().nullish(),
  /** False when the edit cannot alter its entry in the route registry, or when that leads to a page. */
  reentered: z.boolean().nullish(),
})

export type PublishedChange = z.infer<typeof changeSchema>
