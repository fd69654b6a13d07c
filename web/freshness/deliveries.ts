import type { SanityClient } from 'next-sanity'
import { z } from 'zod'
import { parseJson } from '../common/parseJson.ts'

/** A change that a webhook has sent to the site, or tried to. */
export interface Delivery {
  /** The moment of the last attempt, in ISO 8601. */
  at: string
  /** The operation: 'create', 'update' or 'delete'. */
  operation: string
  /** The id of the document. */
  document: string
  /** The tags that the site invalidated; none when the last attempt failed. */
  tags: string[]
  /** The reason why the last attempt failed; null when it did not. */
  problem: string | null
  /** How many times the webhook has tried. */
  attempts: number
}

const hooksSchema = z.array(z.object({ id: z.string() }))
const messagesSchema = z.array(
  z.object({ id: z.string(), document: z.string(), operation: z.string() }),
)
const attemptsSchema = z.array(
  z.object({
    messageId: z.string(),
    createdAt: z.string(),
    failureReason: z.string().nullable(),
    resultBody: z.string().nullable(),
  }),
)
const answerSchema = z.object({ tags: z.array(z.string()) })

/**
 * Returns what the local Lake's webhooks have sent to the site, the newest first.
 *
 * @param client a client with the Lake's token
 * @throws what the client throws when the Lake cannot be reached or refuses the token
 */
export async function recentDeliveries(client: SanityClient): Promise<Delivery[]> {
  const { projectId } = client.config()
  const hooks = hooksSchema.parse(await client.request({ uri: `/hooks/projects/${projectId}` }))
  const deliveries = await Promise.all(hooks.map(({ id }) => deliveriesOf(client, id)))
  return deliveries.flat().sort((a, b) => b.at.localeCompare(a.at))
}

async function deliveriesOf(client: SanityClient, hook: string): Promise<Delivery[]> {
  const messages = messagesSchema.parse(await client.request({ uri: `/hooks/${hook}/messages` }))
  const attempts = attemptsSchema.parse(await client.request({ uri: `/hooks/${hook}/attempts` }))
  return messages.flatMap(({ id, document, operation }) => {
    const own = attempts.filter(({ messageId }) => messageId === id)
    // The Lake lists the newest attempt first.
    const [last] = own
    if (!last) return []
    return [
      {
        at: last.createdAt,
        operation,
        document,
        tags: tagsIn(last.resultBody),
        problem: last.failureReason,
        attempts: own.length,
      },
    ]
  })
}

/** The tags in the site's answer to a webhook: `{ tags, rendered }`. */
const tagsIn = (answer: string | null): string[] =>
  answerSchema.safeParse(parseJson(answer ?? '')).data?.tags ?? []
