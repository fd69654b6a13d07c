import { getSite } from '../../../cache/site.ts'
import { isSameSecret } from '../../../common/isSameSecret.ts'
import { env } from '../../../env.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { jsonError, refuseAsJson } from '../../../http/refusals.ts'
import { getMetrics } from '../../../monitoring/metrics.ts'

/** Answers what Prometheus reads, to who sends METRICS_TOKEN as 'Authorization: Bearer'; 401 to others, 404 without a token. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsJson,
  async answer({ request }) {
    const { METRICS_TOKEN } = env
    if (!METRICS_TOKEN) return jsonError(404, 'METRICS_TOKEN is not set')
    const given = request.headers.get('authorization') ?? ''
    if (!isSameSecret(given, `Bearer ${METRICS_TOKEN}`)) return jsonError(401, 'The token is wrong')
    const metrics = getMetrics()
    const state = getSite()?.state()
    metrics.storedPages(state?.storedPages ?? 0)
    metrics.redisUp(state?.connection !== 'lost')
    metrics.diskFailing(state?.diskProblem != null)
    return new Response(await metrics.text(), {
      headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
    })
  },
})
