import { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { loadCounts } from '@elos/content/pages/counts'
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

const stored = z
  .array(entrySchema)
  .min(27)
  .parse(
    await lake.fetch(
      '*[defined(route.path)] | order(route.path asc) {...route{path, name, title, description}, "kind": _type}',
    ),
  )

/** Every page the registry lists, its texts as visitors read them. */
export const { value: registry } = await loadCounts(lake, stored, new Date())
