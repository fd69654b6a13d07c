import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

export const token = 'token-de-teste'

/** A client of the Lake at an address, as a visitor's unless `config` has a token. */
export const connect = (apiHost: string, config: Partial<ClientConfig> = {}): SanityClient =>
  createClient({
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: '2025-02-19',
    ...config,
  })
