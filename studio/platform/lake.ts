import { createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'
import { tunnelFetch } from './tunnel/fetch.ts'

/** The workspace settings that store the content in the local Lake instead of hosted Sanity. */
export function lakeSettings(lakeUrl: string) {
  // One fetch for all clients of the tab, so that their streams share one connection.
  const fetch = tunnelFetch(lakeUrl)
  const resolveFetch = () => fetch
  return {
    apiHost: lakeUrl,
    // The Lake has one host for all projects, and no CDN.
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost: lakeUrl,
        useProjectHostname: false,
        useCdn: false,
        resolveFetch,
      }),
    document: { comments: { enabled: false } },
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
  } satisfies Partial<SingleWorkspace>
}
