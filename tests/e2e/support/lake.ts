import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { connect } from '@elos/lake/testing/client'
import { z } from 'zod'

/** The stack under test, as `npm test` names it. */
export const env = z
  .object({
    E2E_SITE_URL: z.url(),
    /** Next's output folder of the site under test. */
    E2E_SITE_DIST: z.string(),
    /** The folder in which the site under test keeps its pages. */
    E2E_PAGES_DIR: z.string(),
    E2E_STUDIO_URL: z.url(),
    E2E_LAKE_URL: z.url(),
    E2E_LAKE_TOKEN: z.string(),
    E2E_WEBHOOK_SECRET: z.string(),
  })
  .parse(process.env)

/** An editor's connection to the Lake. */
export const lake = connect(env.E2E_LAKE_URL, {
  token: env.E2E_LAKE_TOKEN,
  perspective: 'published',
})

const hooksSchema = z.array(z.object({ id: z.string() })).length(1)
const messagesSchema = z.array(z.object({ status: z.string() }))
const attemptsSchema = z.array(
  z.object({
    createdAt: z.string(),
    resultCode: z.number().nullable(),
    resultBody: z.string().nullable(),
  }),
)
const deliverySchema = z.object({ rendered: z.array(z.string()) })

/** Reads what the Lake stores about its webhook, as JSON. */
async function hook<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetch(`${env.E2E_LAKE_URL}/v${API_VERSION}/hooks/${path}`, {
    headers: { authorization: `Bearer ${env.E2E_LAKE_TOKEN}` },
  })
  return schema.parse(await answer.json())
}

/**
 * Makes an edit, and waits until the Lake's webhook has been delivered to the site. Returns the
 * paths that the site rendered again.
 */
export async function publish(edit: () => Promise<unknown>): Promise<string[]> {
  const [{ id } = { id: '' }] = await hook('projects/elos', hooksSchema)
  const begun = new Date().toISOString()
  await edit()
  for (;;) {
    const messages = await hook(`${id}/messages`, messagesSchema)
    if (messages.every(({ status }) => status !== 'queued')) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const attempts = await hook(`${id}/attempts`, attemptsSchema)
  const answers = attempts
    .filter(({ createdAt, resultCode }) => createdAt >= begun && resultCode === 200)
    .map(({ resultBody }) => deliverySchema.parse(JSON.parse(resultBody ?? '')))
  return [...new Set(answers.flatMap(({ rendered }) => rendered))].sort()
}
