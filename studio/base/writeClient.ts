import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

type Environment = Record<string, string | undefined>

/**
 * The client of commands that write. It reads the same variables as the site: `SANITY_PROJECT_ID`,
 * `SANITY_DATASET`, `SANITY_WRITE_TOKEN` and, for a local Lake, `SANITY_API_HOST`. Throws an error
 * that names a missing variable.
 */
export function writeClient(environment: Environment): SanityClient {
  const apiHost = environment.SANITY_API_HOST
  const local: ClientConfig = apiHost ? { apiHost, useProjectHostname: false } : {}
  return createClient({
    projectId: required(environment, 'SANITY_PROJECT_ID'),
    dataset: environment.SANITY_DATASET || 'production',
    token: required(environment, 'SANITY_WRITE_TOKEN'),
    apiVersion: API_VERSION,
    useCdn: false,
    maxRetries: 0,
    ...local,
  })
}

function required(environment: Environment, name: string): string {
  const value = environment[name]
  if (value) return value
  throw new Error(`${name} is not set. Set it and run the command again.`)
}
