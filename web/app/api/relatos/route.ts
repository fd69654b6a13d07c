import { env } from '../../../env.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { isGoogleOrigin } from '../../../http/headers/googleSources.ts'
import { refuseAsJson } from '../../../http/refusals.ts'
import { senderLimit } from '../../../http/senderLimit.ts'
import { log } from '../../../monitoring/log.ts'
import { getMetrics } from '../../../monitoring/metrics.ts'
import { readViolations } from './violations.ts'

/** The media types in which browsers send reports. */
const TYPES = ['application/reports+json', 'application/csp-report', 'application/json']
/** Several reports, each with the whole policy. */
const MAX_BYTES = 32 * 1024
/** Messages in ten minutes. A page that violates its policy does so for every visitor: a few are enough. */
const MESSAGES = { perNetwork: 20, together: 60 }

/**
 * Takes what browsers report of violated policies (https://www.w3.org/TR/CSP3/#reporting): each violation is a line in
 * the log, without what identifies a visitor, and is counted. It asks for no sender: browsers do not name one with every report.
 */
export const { GET, POST } = endpoint({
  method: 'POST',
  refuse: refuseAsJson,
  body: { types: TYPES, maxBytes: MAX_BYTES },
  read: ({ body }) => readViolations(body, env.SITE_URL) ?? new Response(null, { status: 400 }),
  limit: senderLimit({ name: 'reports', ...MESSAGES }),
  answer(_, violations) {
    for (const violation of violations) {
      log.warn('policy-violated', { ...violation })
      getMetrics().policyViolated(isGoogleOrigin(violation.blocked) ? 'google' : 'other')
    }
    return new Response(null, { status: 204 })
  },
})
