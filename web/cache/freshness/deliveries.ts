import type { SanityClient } from 'next-sanity'

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

/** The Lake's records of a change that a webhook reports, and of an attempt to send it. */
type Message = Record<'id' | 'document' | 'operation', string>
type Attempt = Record<'messageId' | 'createdAt', string> &
  Record<'failureReason' | 'resultBody', string | null>

/**
 * Returns what the local Lake's webhooks have sent to the site, the newest first.
 *
 * @param client a client with the Lake's token
 * @throws what the client throws when the Lake cannot be reached or refuses the token
 */
export async function recentDeliveries(client: SanityClient): Promise<Delivery[]> {
  const { projectId } = client.config()
  const hooks = await client.request<{ id: string }[]>({ uri: `/hooks/projects/${projectId}` })
  const deliveries = await Promise.all(hooks.map(({ id }) => deliveriesOf(client, id)))
  return deliveries.flat().sort((a, b) => b.at.localeCompare(a.at))
}

async function deliveriesOf(client: SanityClient, hook: string): Promise<Delivery[]> {
  const messages = await client.request<Message[]>({ uri: `/hooks/${hook}/messages` })
  const attempts = await client.request<Attempt[]>({ uri: `/hooks/${hook}/attempts` })
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
        tags: last.failureReason === null ? tagsIn(last.resultBody) : [],
        problem: last.failureReason,
        attempts: own.length,
      },
    ]
  })
}

/** The tags in the site's answer to a webhook: `{ tags, rendered }`. */
const tagsIn = (answer: string | null): string[] => JSON.parse(answer ?? '{}').tags ?? []
