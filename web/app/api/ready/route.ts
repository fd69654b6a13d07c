import { remembered } from '../../../common/remembered.ts'
import { endpoint } from '../../../endpoints/endpoint.ts'
import { jsonError, refuseAsJson } from '../../../endpoints/refusals.ts'
import { forStudio } from '../../../headers/forStudio.ts'
import { askLake } from '../../../lake.ts'
import { readinessOf } from '../../../operations/readiness.ts'
import { getSite } from '../../../site.ts'

/** Milliseconds for which the Lake's answer is used again, however often somebody asks. */
const LAKE_MEMORY_MS = 10_000
/** Milliseconds after which the Lake counts as down here. */
const LAKE_DEADLINE_MS = 3_000

const isLakeUp = remembered(
  () =>
    askLake(AbortSignal.timeout(LAKE_DEADLINE_MS)).then(
      () => true,
      () => false,
    ),
  LAKE_MEMORY_MS,
)

/**
 * Answers a `Readiness`, with 503 unless everything works. For alarms and for people. Not for balancers: while the Lake
 * is away the site still sends every stored page.
 */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: (reason) => forStudio(refuseAsJson(reason)),
  async answer() {
    const site = getSite()
    if (!site) return forStudio(jsonError(503, 'Nothing is stored while developing'))
    const readiness = readinessOf(await isLakeUp(), site.state(), Date.now())
    return forStudio(Response.json(readiness, { status: readiness.ready ? 200 : 503 }))
  },
})
