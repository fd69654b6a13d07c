import { isRecord, textOf } from '@elos/content/parts/stored/value'

/** A page's path before and after it is published. */
export interface PathChange {
  from: string
  to: string
}

type Fields = Readonly<Record<string, unknown>>

/** The change of path that publishing a draft would make; undefined for a new page or the same path. */
export function pathChange(published: Fields | null, draft: Fields | null): PathChange | undefined {
  const [from, to] = [published, draft].map((each) =>
    isRecord(each?.route) ? textOf(each.route.path) : '',
  )
  return from && to && from !== to ? { from, to } : undefined
}
