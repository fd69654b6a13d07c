import { createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'
import { tunnelFetch } from './tunnel/fetch.ts'

/** What a workspace needs to keep its content in the local Lake instead of hosted Sanity. */
export const lakeSettings = (lakeUrl: string) => {
  // One for all clients of the tab, so that all their streams share one connection.
  const fetch = tunnelFetch(lakeUrl)
  const resolveFetch = () => fetch
  return {
    apiHost: lakeUrl,
    // The Lake answers on one host for all projects, and it is its own origin: no CDN before it.
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost: lakeUrl,
        useProjectHostname: false,
        useCdn: false,
        resolveFetch,
      }),
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
  } satisfies Partial<SingleWorkspace>
}
