import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

type Environment = Record<string, string | undefined>

/**
 * The client of commands that write, from the environment the site reads too: `SANITY_PROJECT_ID`,
 * `SANITY_DATASET`, `SANITY_WRITE_TOKEN` and, for a local Lake, `SANITY_API_HOST`.
 */
export function writeClient(environment: Environment): SanityClient {
  const apiHost = environment.SANITY_API_HOST
  const local: ClientConfig = apiHost ? { apiHost, useProjectHostname: false } : {}
  return createClient({
    projectId: needed(environment, 'SANITY_PROJECT_ID'),
    dataset: environment.SANITY_DATASET || 'production',
    token: needed(environment, 'SANITY_WRITE_TOKEN'),
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
    ...local,
  })
}

function needed(environment: Environment, name: string): string {
  const value = environment[name]
  if (value) return value
  throw new Error(`${name} is not set. Set it and run the command again.`)
}
