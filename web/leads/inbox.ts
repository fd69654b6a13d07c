import { loadIslandData } from '@elos/content'
import type { SanityClient } from 'next-sanity'
import { leadDocument } from './document.ts'
import type { Inbox } from './settings.ts'
import { tokenKey } from './token.ts'

/** Milliseconds that a visitor waits for each of two requests before the chat is offered instead. */
const TIMEOUT_MS = 3000

/** Returns the inbox in the Lake. `writeToken` must allow writing. */
export function lakeInbox(lake: SanityClient, writeToken: string): Inbox {
  const writer = lake.withConfig({ token: writeToken, timeout: TIMEOUT_MS, maxRetries: 0 })
  return {
    store: async (lead) => {
      // The inbox shows a carrier by its name; the form sends its value.
      const { data } = await loadIslandData(writer, new Date())
      const document = leadDocument(lead, data.quoteCarriers)
      await writer.createIfNotExists(document, { returnDocuments: false })
    },
    tokenKey: tokenKey(writeToken),
  }
}
