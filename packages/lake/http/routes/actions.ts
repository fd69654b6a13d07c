import { z } from 'zod'
import { translateAction } from '../../actions/translate.ts'
import { badRequest } from '../../apiError.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import type { Step } from '../../mutations/transact.ts'
import { transact } from '../../mutations/transact.ts'
import { identityOf, type LakeRequest, param, readJson } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'

const actionsBodySchema = z.object({
  actions: z.array(z.unknown()),
  transactionId: z.string().optional(),
  dryRun: z.boolean().optional(),
})

/** https://www.sanity.io/docs/http-reference/actions */
export function actionRoutes(lake: Lake): Route[] {
  async function handle(request: LakeRequest) {
    const dataset = datasetOf(lake, param(request, 'dataset'))
    const parsed = actionsBodySchema.safeParse(await readJson(request, lake.limits.bodyBytes))
    if (!parsed.success) throw badRequest(`Invalid actions: ${z.prettifyError(parsed.error)}`)
    const { actions, transactionId, dryRun = false } = parsed.data
    const steps = actions.map(
      (action, index): Step =>
        (workspace) =>
          translateAction(action, index, workspace),
    )
    const result = await transact(dataset, {
      steps,
      transactionId,
      dryRun,
      author: identityOf(request),
      // No action selects its documents by a query.
      select: () => null,
    })
    return json({ transactionId: result.transactionId })
  }

  return [{ method: 'POST', path: '/data/actions/:dataset', handle }]
}
