import type { SanityClient } from '@sanity/client'

/** Waits until the Lake has no webhook message left to deliver: then the site has renewed everything. */
export async function untilDelivered(client: SanityClient): Promise<void> {
  for (;;) {
    const [hook] = await client.request<{ id: string }[]>({ url: '/hooks/projects/elos' })
    const messages = await client.request<{ status: string }[]>({
      url: `/hooks/${hook?.id}/messages`,
    })
    if (messages.every(({ status }) => status !== 'queued')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
