import { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { connect } from '@elos/lake/testing/client'
import { z } from 'zod'

const routesSchema = z.array(z.object({ path: z.string(), type: z.string() }))

/** The path of one page for each kind of page. Throws if the Lake has no page of a kind. */
export async function pathsOfAllKinds(lake: string): Promise<string[]> {
  const query = '*[_type == "route"] | order(path asc) {path, "type": subject->_type}'
  const routes = routesSchema.parse(await connect(lake).fetch(query))
  return SUBJECT_TYPES.map((type) => {
    const route = routes.find((each) => each.type === type)
    if (!route) throw new Error(`There is no page of a document of the type ${type}`)
    return route.path
  })
}
