import { getSite } from '../../../cache/site.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { forStudio } from '../../../http/headers/forStudio.ts'
import { jsonError, refuseAsJson } from '../../../http/refusals.ts'
import { isLakeUp } from '../../../lake/isLakeUp.ts'
import { readinessOf } from '../../../operations/readiness.ts'

/** The milliseconds for which the Lake's answer is used again, however often somebody asks. */
const LAKE_MAX_AGE_MS = 10_000

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
    const readiness = readinessOf(await isLakeUp(LAKE_MAX_AGE_MS), site.state(), Date.now())
    return forStudio(Response.json(readiness, { status: readiness.ready ? 200 : 503 }))
  },
})
