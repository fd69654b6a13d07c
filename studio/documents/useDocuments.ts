import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DocumentSet } from '../review/documentSet.ts'
import { REVIEWED_TYPES } from '../review/useReview.ts'
import { watchDocuments } from '../review/watch.ts'

/** All documents of the site's content with their drafts, kept up to date; undefined until they are read. */
export function useDocuments(): DocumentSet | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [documents, setDocuments] = useState<DocumentSet>()
  useEffect(() => {
    const subscription = watchDocuments(client, REVIEWED_TYPES).subscribe(setDocuments)
    return () => subscription.unsubscribe()
  }, [client])
  return documents
}
