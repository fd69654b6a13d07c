import { z } from 'zod'

const upSchema = z.object({ up: z.boolean() })
const moment = z.iso.datetime().nullable()

/** The answer of the site about itself at '/api/ready' (`Readiness` in web/operations/readiness.ts). */
const readinessSchema = z.object({
  ready: z.boolean(),
  version: z.string(),
  startedAt: z.iso.datetime(),
  lake: upSchema,
  redis: upSchema.nullable(),
  disk: z.object({ problem: z.string().nullable() }),
  content: z.object({
    renderedAt: moment,
    comparedAt: moment,
    problem: z.string().nullable(),
  }),
  webhook: z.object({ at: z.iso.datetime(), status: z.number() }).nullable(),
  pages: z.object({ stored: z.number(), failed: z.array(z.string()) }),
  settings: z.object({ refused: z.array(z.string()) }),
})
export type Readiness = z.infer<typeof readinessSchema>

const TIMEOUT_MS = 8_000

/**
 * Asks the site how it is. It says so with status 503 too, when something does not work.
 *
 * @throws Error when the site cannot be reached, is too slow, or answers something else
 */
export async function readReadiness(siteUrl: string): Promise<Readiness> {
  const answer = await fetch(new URL('/api/ready', siteUrl), {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return readinessSchema.parse(await answer.json())
}
