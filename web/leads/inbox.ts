import { loadIslandData, loadPrivacyVersion } from '@elos/content'
import type { SanityClient } from 'next-sanity'
import { env } from '../env.ts'
import { asContent } from '../log/contentError.ts'
import type { Outbox } from '../notifications/outbox.ts'
import { leadDocument } from './document.ts'
import type { Inbox } from './settings.ts'
import { tokenKey } from './token.ts'

/** Milliseconds that a visitor waits for each of two requests before the chat is offered instead. */
const TIMEOUT_MS = 3000

/**
 * Returns the inbox in the Lake.
 *
 * @param writeToken must allow writing
 * @param outbox tells staff of what is stored; without one they see it in the Studio only
 */
export function lakeInbox(
  lake: SanityClient,
  writeToken: string,
  outbox: Pick<Outbox, 'channels' | 'wake'> | null = null,
): Inbox {
  const writer = lake.withConfig({ token: writeToken, timeout: TIMEOUT_MS, maxRetries: 0 })
  return {
    store: async (lead) => {
      // The inbox shows a carrier by its name; the form sends its value.
      const now = new Date()
      const [{ data }, privacyVersion] = await asContent(
        Promise.all([loadIslandData(writer, now), loadPrivacyVersion(writer, now)]),
        env,
        'SANITY_WRITE_TOKEN',
      )
      const document = leadDocument(lead, { ...data, privacyVersion }, outbox?.channels)
      await asContent(
        writer.createIfNotExists(document, { returnDocuments: false }),
        env,
        'SANITY_WRITE_TOKEN',
      )
      outbox?.wake()
    },
    tokenKey: tokenKey(writeToken),
  }
}
