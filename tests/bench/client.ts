import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { addresses, type Settings } from '@elos/stack/config'
import { siteEnvironment } from '@elos/stack/environment'
import { createClient, type SanityClient } from '@sanity/client'

/** An editor's connection to a stack's Lake. */
export function editorClient(settings: Settings): SanityClient {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN } = siteEnvironment(settings)
  return createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiVersion: API_VERSION,
    apiHost: addresses(settings).lake,
    useProjectHostname: false,
    useCdn: false,
    token: SANITY_WRITE_TOKEN,
  })
}
