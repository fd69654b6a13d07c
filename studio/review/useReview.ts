import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { dayOf } from '../../packages/content/claim/life.ts'
import { reviewDocuments } from '../../packages/content/review/review.ts'
import type { Finding } from '../../packages/content/review/type.ts'
import { API_VERSION } from '../environment.ts'
import { contentDocuments } from '../schemas/documents/index.ts'
import { hasDraft, type Known, publishedOf } from './known.ts'
import { watchDocuments } from './watch.ts'

const TYPES = contentDocuments.map(({ name }) => name)

interface Review {
  findings: Finding[]
  /** Whether an editor is already at work on the document. */
  isInWork: (documentId: string) => boolean
}

/** What there is to review now, kept up to date; undefined while it is first read. */
export function useReview(): Review | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    const watching = watchDocuments(client, TYPES).subscribe(setKnown)
    return () => watching.unsubscribe()
  }, [client])
  return useMemo(() => {
    if (!known) return undefined
    const findings = reviewDocuments(publishedOf(known), dayOf(new Date()))
    return { findings, isInWork: (id) => hasDraft(known, id) }
  }, [known])
}
