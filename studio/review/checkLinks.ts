import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isPublic } from '@elos/content/parts/stored/value'
import {
  externalLinks,
  LINK_CHECK_ID,
  LINK_CHECK_TYPE,
  type LinkResult,
} from '@elos/content/review/links'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** How many addresses the site is asked to check at a time. It takes no more. */
const AT_ONCE = 8

const TIMEOUT_MS = 40_000

const answerSchema = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      state: z.enum(['alive', 'dead', 'unsure']),
      detail: z.string(),
    }),
  ),
})

/** The addresses on other sites that visitors can follow, each once. */
export const linksToCheck = (documents: readonly StoredDocument[]): string[] => [
  ...new Set(
    documents
      .filter(isPublic)
      .flatMap(externalLinks)
      .map(({ url }) => url)
      .filter((url) => URL.canParse(url)),
  ),
]

interface Check {
  client: SanityClient
  siteUrl: string
  urls: readonly string[]
  /** Receives the number of checked addresses after each answer of the site. */
  onProgress: (checked: number) => void
}

/**
 * Asks the site to check addresses, a few at a time, and stores the results. Addresses for which it had no time
 * are asked again; those that it never answers are unsure.
 *
 * @throws Error when the site cannot be reached, refuses, or the Lake does
 */
export async function checkLinks({ client, siteUrl, urls, onProgress }: Check): Promise<void> {
  const results: LinkResult[] = []
  let waiting = [...urls]
  while (waiting.length > 0) {
    const batch = waiting.slice(0, AT_ONCE)
    const found = await askSite(client, siteUrl, batch)
    const answered = new Set(found.map(({ url }) => url))
    // If there is no result, the first address is the one that takes all the time.
    const skipped = found.length === 0 ? batch.slice(0, 1) : []
    results.push(...found, ...skipped.map(tooSlow))
    waiting = waiting.filter((url) => !answered.has(url) && !skipped.includes(url))
    onProgress(results.length)
  }
  await client
    .patch(LINK_CHECK_ID)
    .set({
      checkedAt: new Date().toISOString(),
      results: results.map((result, index) => ({ _key: `r${index}`, ...result })),
    })
    .unset(['ticket', 'requestedAt', 'urls'])
    .commit()
}

const tooSlow = (url: string): LinkResult => ({
  url,
  state: 'unsure',
  detail: 'não respondeu a tempo',
})

/** Writes the addresses where only staff can, and sends the site the ticket to find them. */
async function askSite(
  client: SanityClient,
  siteUrl: string,
  urls: string[],
): Promise<LinkResult[]> {
  const ticket = crypto.randomUUID()
  await client
    .transaction()
    .createIfNotExists({ _id: LINK_CHECK_ID, _type: LINK_CHECK_TYPE })
    .patch(LINK_CHECK_ID, (patch) =>
      patch.set({ ticket, requestedAt: new Date().toISOString(), urls }),
    )
    .commit()
  const answer = await fetch(new URL('/api/links', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: ticket,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  return answerSchema.parse(await answer.json()).results
}
