import { createClient, type SanityClient } from '@sanity/client'
import { addresses, type Settings } from '../../packages/stack/config.ts'
import { siteEnvironment } from '../../packages/stack/environment.ts'

/** An editor's connection to a stack's Lake. */
export function editorClient(settings: Settings): SanityClient {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN } = siteEnvironment(settings)
  return createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiVersion: '2025-02-19',
    apiHost: addresses(settings).lake,
    useProjectHostname: false,
    useCdn: false,
    token: SANITY_WRITE_TOKEN,
  })
}
