import { z } from 'zod'
import { badRequest } from '../../apiError.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { insufficientPermissions, invalidMutation } from '../../mutations/errors.ts'
import { type Mutation, parseMutation } from '../../mutations/mutation.ts'
import { stepsOf, transact } from '../../mutations/transact.ts'
import { flag, identityOf, type LakeRequest, param, readJson } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'

const mutateBodySchema = z.object({
  mutations: z.array(z.unknown()),
  transactionId: z.string().optional(),
})

/** The view that the query of a mutation reads: the documents as they are stored. */
const EVERYTHING = { perspective: 'raw', access: 'everything', returnQuery: false } as const

/**
 * https://www.sanity.io/docs/http-reference/mutation
 *
 * Queries see every transaction as soon as its response is sent, whatever `visibility` says.
 */
export function mutateRoutes(lake: Lake): Route[] {
  async function handle(request: LakeRequest) {
    const dataset = datasetOf(lake, param(request, 'dataset'))
    const parsed = mutateBodySchema.safeParse(await readJson(request, lake.limits.bodyBytes))
    if (!parsed.success) throw badRequest(`Invalid transaction: ${z.prettifyError(parsed.error)}`)
    const mutations = parsed.data.mutations.map(readMutation)
    if (request.actor !== 'administrator') throw insufficientPermissions(permissionFor(mutations))
    const author = identityOf(request)
    const sanity = { projectId: lake.projectId, dataset: dataset.name }
    const { transactionId, outcomes, document } = await transact(dataset, {
      steps: stepsOf(mutations),
      transactionId: parsed.data.transactionId ?? request.query.get('transactionId') ?? undefined,
      author,
      dryRun: flag(request, 'dryRun'),
      autoGenerateArrayKeys: flag(request, 'autoGenerateArrayKeys'),
      select(snapshot, query, params, atOnce) {
        const asked = { ...EVERYTHING, query, params, identity: author, sanity }
        const { queries } = lake
        return atOnce ? queries.resultAtOnce(snapshot, asked) : queries.result(snapshot, asked)
      },
    })
    const returnDocuments = flag(request, 'returnDocuments')
    if (!returnDocuments && !flag(request, 'returnIds')) return json({ transactionId })
    const results = outcomes.map(({ id, operation }) => ({
      id,
      ...(returnDocuments && { document: document(id) }),
      operation,
    }))
    return json({ transactionId, results })
  }

  return [{ method: 'POST', path: '/data/mutate/:dataset', handle }]
}

function readMutation(value: unknown, index: number): Mutation {
  const mutation = parseMutation(value)
  if (typeof mutation === 'string') throw invalidMutation(index, mutation)
  return mutation
}

/** The permission that the first mutation requires. */
function permissionFor([first]: readonly Mutation[]): 'create' | 'update' {
  return first && ('patch' in first || 'delete' in first) ? 'update' : 'create'
}
