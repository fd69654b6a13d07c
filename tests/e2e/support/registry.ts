import { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { z } from 'zod'
import { lake } from './lake.ts'

const entrySchema = z.object({
  path: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(SUBJECT_TYPES),
})

export type Entry = z.infer<typeof entrySchema>

/** Every page the registry lists. */
export const registry = z
  .array(entrySchema)
  .min(27)
  .parse(
    await lake.fetch(
      '*[_type == "route"] | order(path asc) {path, name, title, description, "kind": subject->_type}',
    ),
  )
