import type { SanityClient } from 'next-sanity'
import { leadDocument } from './document.ts'
import type { Inbox } from './settings.ts'
import { tokenKey } from './token.ts'

/** How long a visitor waits before the chat is offered instead. */
const PATIENCE_MS = 5000

/** The inbox in the Lake, which `writeToken` may write to. */
export function lakeInbox(lake: SanityClient, writeToken: string): Inbox {
  const writer = lake.withConfig({ token: writeToken, timeout: PATIENCE_MS, maxRetries: 0 })
  return {
    keep: async (lead) => {
      await writer.createIfNotExists(leadDocument(lead), { returnDocuments: false })
    },
    tokenKey: tokenKey(writeToken),
  }
}
