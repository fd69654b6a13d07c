import type { SanityClient } from '@sanity/client'
import {
  EXISTING_REDIRECTS_QUERY,
  type ExistingRedirect,
  type Move,
  moveSteps,
} from './pathChange.ts'

/**
 * Publishes a page under its new path and creates the redirect from the old one. Rejects if somebody
 * changed the page in the meantime; the page is then unchanged and there is no new redirect.
 */
export async function movePage(client: SanityClient, move: Omit<Move, 'existing'>): Promise<void> {
  const existing = await client.fetch<ExistingRedirect[]>(
    EXISTING_REDIRECTS_QUERY,
    { ...move.change },
    { perspective: 'raw' },
  )
  const { redirect, publish, clear, undo } = moveSteps({ ...move, existing })
  if (redirect.length > 0) await client.action(redirect)
  try {
    await client.action(publish)
  } catch (error) {
    if (undo.length > 0) await client.action(undo)
    throw error
  }
  // A redirect that stays at the new path has no effect: the page takes precedence.
  if (clear.length > 0) await client.action(clear).catch(() => undefined)
}
