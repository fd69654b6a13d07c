import { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { connect } from '@elos/lake/testing/client'
import { z } from 'zod'

const pagesSchema = z.array(z.object({ path: z.string(), type: z.string() }))

/** The path of one page for each kind of page that the Lake has. The first content has no page that staff compose. */
export async function pathsOfAllKinds(lake: string): Promise<string[]> {
  const query = '*[defined(route.path)] | order(route.path asc) {"path": route.path, "type": _type}'
  const pages = pagesSchema.parse(await connect(lake).fetch(query))
  return SUBJECT_TYPES.flatMap((wanted) => pages.find(({ type }) => type === wanted)?.path ?? [])
}
