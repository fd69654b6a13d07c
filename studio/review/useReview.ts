import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { dayOf } from '@elos/content/parts/time/day'
import { CONSENT_TYPE } from '@elos/content/review/consents'
import { reviewDocuments } from '@elos/content/review/review'
import type { Finding } from '@elos/content/review/type'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { contentDocuments } from '../schemas/documents/index.ts'
import { type DocumentSet, hasDraftOf, publishedOf, stoppedUploadsOf } from './documentSet.ts'
import { watchDocuments } from './watch.ts'

const TYPES = [...contentDocuments.map(({ name }) => name), CONSENT_TYPE]

interface Review {
  findings: Finding[]
  /** Whether the document has a draft. */
  hasDraft: (documentId: string) => boolean
}

/** The findings, updated whenever a document changes; undefined until the documents are read. */
export function useReview(): Review | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [documents, setDocuments] = useState<DocumentSet>()
  useEffect(() => {
    const subscription = watchDocuments(client, TYPES).subscribe(setDocuments)
    return () => subscription.unsubscribe()
  }, [client])
  return useMemo(() => {
    if (!documents) return undefined
    const now = new Date()
    const findings = reviewDocuments(
      publishedOf(documents),
      dayOf(now),
      stoppedUploadsOf(documents, now),
    )
    return { findings, hasDraft: (id) => hasDraftOf(documents, id) }
  }, [documents])
}
