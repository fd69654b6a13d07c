import { createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'

/** What a workspace needs to keep its content in the local Lake instead of hosted Sanity. */
export const lakeSettings = (lakeUrl: string) =>
  ({
    apiHost: lakeUrl,
    // The Lake answers on one host for all projects, and it is its own origin: no CDN before it.
    unstable_clientFactory: (options) =>
      createClient({ ...options, apiHost: lakeUrl, useProjectHostname: false, useCdn: false }),
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
  }) satisfies Partial<SingleWorkspace>
