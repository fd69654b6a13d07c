import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'

/** The feature of a hosted project that has Sanity's own releases. */
const RELEASES = 'contentReleases'

/** The part of a Sanity client that asks for the features of a project. */
interface FeatureClient {
  request: (options: { uri: string; tag: string }) => Promise<unknown>
}

/**
 * Resolves with whether the project has Sanity's own releases, in place of which there are groups elsewhere; false while the
 * server does not say.
 */
export async function hasReleases(client: FeatureClient): Promise<boolean> {
  const features = await client.request({ uri: '/features', tag: 'features' }).catch(() => [])
  return Array.isArray(features) && features.includes(RELEASES)
}

/** The answer for the project, which the forms of all documents share. */
let asked: Promise<boolean> | undefined

/** Returns whether groups are used here: not where the project has releases, nor before that is known. */
export function useGroups(): boolean {
  const client = useClient({ apiVersion: API_VERSION })
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    asked ??= hasReleases(client)
    void asked.then((has) => setUsed(!has))
  }, [client])
  return isUsed
}
