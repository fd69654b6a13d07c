import { z } from 'zod'
import { badRequest } from '../../apiError.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { valueProblem } from '../../mutations/validate.ts'
import { parsePerspective } from '../../view/perspective.ts'
import { flag, identityOf, type LakeRequest, param, queryParams, readJson } from '../request.ts'
import { writtenJson } from '../response.ts'
import type { Route } from '../router.ts'

const queryBodySchema = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  perspective: z.union([z.string(), z.array(z.string())]).optional(),
})

/** The values that ask for a source map. Elements with a `_key` are named by it in either. */
const SOURCE_MAPS = new Set<string | null>(['true', 'withKeyArraySelector'])

/** https://www.sanity.io/docs/http-reference/query */
export function queryRoutes(lake: Lake): Route[] {
  async function handle(request: LakeRequest) {
    const dataset = datasetOf(lake, param(request, 'dataset'))
    const { query, params, perspective } = await readQuery(request, lake.limits.bodyBytes)
    // Another process could not be sent what is nested too deeply.
    const problem = valueProblem(params)
    if (problem) throw badRequest(`Invalid query parameters: ${problem}`)
    const access = request.actor === 'administrator' ? 'everything' : 'public'
    const asked = {
      query,
      params,
      perspective: parsePerspective(perspective, request.apiVersion),
      access,
      identity: identityOf(request),
      sanity: { projectId: lake.projectId, dataset: dataset.name },
      sourceMap: SOURCE_MAPS.has(request.query.get('resultSourceMap')),
      returnQuery: flag(request, 'returnQuery', true),
    } as const
    return writtenJson(await lake.queries.answer(dataset.snapshot, asked, request.left))
  }

  return [
    { method: 'GET', path: '/data/query/:dataset', handle },
    { method: 'POST', path: '/data/query/:dataset', handle },
  ]
}

interface QueryInput {
  query: string
  params: Record<string, unknown>
  perspective: string | undefined
}

async function readQuery(request: LakeRequest, limit: number): Promise<QueryInput> {
  const perspective = request.query.getAll('perspective').join(',') || undefined
  if (request.method !== 'POST') {
    const query = request.query.get('query')
    if (!query) throw badRequest('The "query" parameter is missing')
    return { query, params: queryParams(request.query), perspective }
  }
  const body = queryBodySchema.safeParse(await readJson(request, limit))
  if (!body.success) throw badRequest(`Invalid query request: ${z.prettifyError(body.error)}`)
  const { query, params = {}, perspective: inBody = [] } = body.data
  return { query, params, perspective: perspective ?? ([inBody].flat().join(',') || undefined) }
}
