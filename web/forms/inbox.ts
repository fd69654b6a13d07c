import { loadOpenFacts } from '@elos/content/parts/fact/open'
import type { ContentClient } from '@elos/content/parts/read/client'
import type { Lead } from '@elos/leads'
import type { SanityClient } from 'next-sanity'
import { env } from '../env.ts'
import { withDeadline } from '../lake/client.ts'
import { asContent, ContentError } from '../monitoring/contentError.ts'
import { leadDocument, type SiteData } from './document.ts'
import { loadKnownData } from './knownData.ts'
import type { Outbox } from './notifications/outbox.ts'
import type { Inbox } from './settings.ts'
import { tokenKey } from './token.ts'

/** Milliseconds that a visitor waits for the write before the chat is offered instead. */
const WRITE_MS = 3000
/** Milliseconds that the write waits for the site's data, where the site has not read it yet. */
const READ_MS = 1000

/** The data of a site that could not read any: the document then has what the visitor sent, and no deadline. */
const NOTHING_KNOWN: SiteData = {
  quoteCarriers: [],
  quoteSubjects: {},
  openingHours: [],
  specialDays: [],
}

/** Returns what the carrier of a quote request has not answered when it is sent. The visitor only says which carrier that is. */
async function openFactsOf(lake: ContentClient, lead: Lead): Promise<string[]> {
  const { kind, answers, page, submittedAt } = lead
  if (kind !== 'quote') return []
  return loadOpenFacts(lake, { page, carrier: answers.operadora }, new Date(submittedAt))
}

/**
 * Returns the inbox in the Lake. What the site adds to a lead comes from what it holds already, so that a lead is stored
 * also while the Lake cannot be read; only what the carrier has not answered is then missing.
 *
 * @param writeToken must allow writing
 * @param outbox tells staff of what is stored; without one they see it in the Studio only
 */
export function lakeInbox(
  lake: SanityClient,
  writeToken: string,
  outbox: Pick<Outbox, 'channels' | 'wake'> | null = null,
): Inbox {
  const reader = withDeadline(lake, () => AbortSignal.timeout(READ_MS))
  const writer = lake.withConfig({ token: writeToken, timeout: WRITE_MS, maxRetries: 0 })
  return {
    store: async (lead) => {
      const [known, openFacts] = await Promise.all([
        loadKnownData(reader, new Date()),
        openFactsOf(reader, lead).catch(() => []),
      ])
      const site = { ...(known ?? NOTHING_KNOWN), openFacts }
      const document = leadDocument(lead, site, outbox?.channels)
      const { transactionId } = await asContent(
        writer.createIfNotExists(document, { returnDocuments: false }),
        env,
        'SANITY_WRITE_TOKEN',
      )
      // Something between the site and the Lake may answer 200 to anything.
      if (!transactionId)
        throw new ContentError("The content server's answer acknowledges no transaction")
      outbox?.wake()
    },
    tokenKey: tokenKey(writeToken),
  }
}
