import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { CONSENT_TYPE } from '@elos/content/review/consents'
import { DECISION_TYPE } from '@elos/content/review/decisions'
import { LINK_CHECK_TYPE } from '@elos/content/review/links'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { contentDocuments } from '../schemas/documents/index.ts'
import type { DocumentSet } from './documentSet.ts'
import { watchDocuments } from './watch.ts'

/** The types of the site's content, and of the records that staff keep about it. */
const WATCHED_TYPES = [
  ...contentDocuments.map(({ name }) => name),
  CONSENT_TYPE,
  DECISION_TYPE,
  LINK_CHECK_TYPE,
]

/**
 * All documents of the site's content and the records about them, with their drafts, kept up to date; undefined
 * until they are read.
 */
export function useDocuments(): DocumentSet | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [documents, setDocuments] = useState<DocumentSet>()
  useEffect(() => {
    const subscription = watchDocuments(client, WATCHED_TYPES).subscribe(setDocuments)
    return () => subscription.unsubscribe()
  }, [client])
  return documents
}
