import { z } from 'zod'

/** What the publishing webhook tells of a document (`tags/webhook.json` in content). */
export const Change = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  /** Of a route: its path, and the one before the edit. */
  path: z.string().nullish(),
  previousPath: z.string().nullish(),
  /** Of a redirect. */
  source: z.string().nullish(),
  /** False when the edit cannot alter which documents a list holds, or their order. */
  relisted: z.boolean().nullish(),
})
