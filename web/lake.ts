import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { createClient } from 'next-sanity'
import { env } from './env.ts'

/** The Lake, local or hosted. Never its CDN: a page rendered after a webhook must see the edit. */
export const lake = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: API_VERSION,
  perspective: 'published',
  useCdn: false,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})

/** Drafts in place of published documents, each text marked with the field it comes from. For previews. */
export const draftLake = lake.withConfig({
  perspective: 'drafts',
  token: env.SANITY_READ_TOKEN,
  stega: { enabled: true, studioUrl: env.STUDIO_URL },
})
