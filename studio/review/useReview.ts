import type { StoredDocument } from '@elos/content/parts/stored/document'
import { dayOf } from '@elos/content/parts/time/day'
import type { Finding } from '@elos/content/review/type'
import { useMemo } from 'react'
import { type Schema, useSchema } from 'sanity'
import { type DocumentSet, publishedOf, stoppedUploadsOf } from '../base/documents/documentSet.ts'
import { useDocuments } from '../base/documents/useDocuments.ts'
import { openOf, type ReviewRow, reviewRows } from './rows.ts'

interface Review {
  rows: ReviewRow[]
  /** Whether the document has a draft. */
  hasDraft: (documentId: string) => boolean
  /** The published documents, and the records of the review. */
  documents: readonly StoredDocument[]
}

/** The findings, updated whenever a document changes; undefined until the documents are read. */
export function useReview(): Review | undefined {
  const documents = useDocuments()
  const schema = useSchema()
  return useMemo(() => documents && reviewOnce(documents, schema), [documents, schema])
}

const reviews = new WeakMap<DocumentSet, Review>()

/** The review of the same documents, which several parts of the Studio show, is made once. */
function reviewOnce(documents: DocumentSet, schema: Schema): Review {
  const review = reviews.get(documents) ?? reviewOf(documents, schema)
  reviews.set(documents, review)
  return review
}

function reviewOf(documents: DocumentSet, schema: Schema): Review {
  const now = new Date()
  const today = dayOf(now)
  const published = publishedOf(documents)
  const rows = reviewRows(published, today, schema, stoppedUploadsOf(documents, now))
  return { rows, hasDraft: (id) => documents.has(`drafts.${id}`), documents: published }
}

/** The findings that wait for somebody; none until they are known. */
export const openFindings = (review: Review | undefined): Finding[] => openOf(review?.rows ?? [])
