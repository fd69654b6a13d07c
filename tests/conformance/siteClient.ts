import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { createClient } from 'next-sanity'

/** The client of a site whose content is in the Lake at an address. */
export const siteClient = (apiHost: string, token?: string) =>
  createClient({
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: API_VERSION,
    ...(token ? { token } : {}),
  })
