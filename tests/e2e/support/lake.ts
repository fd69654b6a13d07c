import { createClient } from '@sanity/client'
import { encodeSignatureHeader } from '@sanity/webhook'
import { z } from 'zod'

/** The stack under test, as `npm test` names it. */
export const env = z
  .object({
    E2E_SITE_URL: z.url(),
    E2E_STUDIO_URL: z.url(),
    E2E_LAKE_URL: z.url(),
    E2E_LAKE_TOKEN: z.string(),
    E2E_WEBHOOK_SECRET: z.string(),
  })
  .parse(process.env)

/** An editor's connection to the Lake. */
export const lake = createClient({
  projectId: 'elos',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: env.E2E_LAKE_URL,
  useProjectHostname: false,
  useCdn: false,
  token: env.E2E_LAKE_TOKEN,
  perspective: 'published',
})

const Published = z.object({ tags: z.array(z.string()), rendered: z.array(z.string()) })

/** Tells the site of a published document, as the Lake's webhook does. Answers what it did. */
export async function announce(change: Record<string, unknown>) {
  const body = JSON.stringify(change)
  const signature = await encodeSignatureHeader(body, Date.now(), env.E2E_WEBHOOK_SECRET)
  const answer = await fetch(`${env.E2E_SITE_URL}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    body,
  })
  if (!answer.ok) throw new Error(`revalidate answered ${answer.status}: ${await answer.text()}`)
  return Published.parse(await answer.json())
}
