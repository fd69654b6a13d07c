import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'

/** The newest edit of what is published. Leads and consents, whose ids have a dot, are no content. */
export const NEWEST_EDIT = '*[_id in path("*")] | order(_updatedAt desc)[0]._updatedAt'

/**
 * Returns when published content was last edited, in ISO 8601; null when there is none, undefined until it is known.
 *
 * @param now asks again when it changes
 */
export function useEditedAt(now: unknown): string | null | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [editedAt, setEditedAt] = useState<string | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again together with the site
  useEffect(() => {
    let isOpen = true
    client
      .fetch<string | null>(NEWEST_EDIT, {}, { perspective: 'published' })
      .then((found) => isOpen && setEditedAt(found))
      // Without it the line is left out; the site's own lines say what does not work.
      .catch(() => undefined)
    return () => {
      isOpen = false
    }
  }, [client, now])
  return editedAt
}
