import type { SanityClient } from '@sanity/client'
import { type Move, moveSteps, OVERTAKEN_QUERY, type Overtaken } from './pathChange.ts'

/**
 * Publishes a page under its new path and leads the old one to it. Rejects, with the page as it was and
 * no redirect left, when somebody changed it meanwhile.
 */
export async function movePage(client: SanityClient, move: Omit<Move, 'overtaken'>): Promise<void> {
  const overtaken = await client.fetch<Overtaken[]>(
    OVERTAKEN_QUERY,
    { ...move.change },
    { perspective: 'raw' },
  )
  const { lead, publish, clear, undo } = moveSteps({ ...move, overtaken })
  if (lead.length > 0) await client.action(lead)
  try {
    await client.action(publish)
  } catch (error) {
    if (undo.length > 0) await client.action(undo)
    throw error
  }
  // What stays at the new path does nothing: the page goes before it.
  if (clear.length > 0) await client.action(clear).catch(() => undefined)
}
