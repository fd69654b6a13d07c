import type { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { loadCounts } from '@elos/content/pages/counts'
import { lake } from './lake.ts'

export interface Entry {
  path: string
  name: string
  title: string
  kind: (typeof SUBJECT_TYPES)[number]
}

const stored = await lake.fetch<Entry[]>(
  '*[defined(route.path)] | order(route.path asc) {...route{path, name, title}, "kind": _type}',
)
if (stored.length < 27) throw new Error(`The Lake has ${stored.length} pages only`)

/** Every page the registry lists, its texts as visitors read them. */
export const { value: registry } = await loadCounts(lake, stored, new Date())
