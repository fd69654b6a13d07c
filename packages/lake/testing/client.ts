import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

export const TOKEN = 'token-de-teste'

/** The version of the API that the tests use. */
export const API_VERSION = '2025-02-19'

/** Returns a client of the Lake at an address; a visitor's, unless `config` has a token. */
export const connect = (apiHost: string, config: Partial<ClientConfig> = {}): SanityClient =>
  createClient({
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: API_VERSION,
    ...config,
  })
