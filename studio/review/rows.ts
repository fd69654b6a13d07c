import type { StoredDocument } from '@elos/content/parts/stored/document'
import {
  decisionId,
  decisionsOf,
  type FindingStatus,
  statusOf,
} from '@elos/content/review/decisions'
import { reviewDocuments } from '@elos/content/review/review'
import type { Finding } from '@elos/content/review/type'

/** A finding, what was decided about it, and who takes care of it. */
export interface ReviewRow {
  finding: Finding
  status: FindingStatus
  owner: string | undefined
}

/**
 * The findings in documents on an ISO day, with what was decided about them.
 *
 * @param documents with the records of the review
 * @param drafts what the few rules that are for drafts too look at
 */
export function reviewRows(
  documents: readonly StoredDocument[],
  today: string,
  drafts?: readonly StoredDocument[],
): ReviewRow[] {
  const decisions = decisionsOf(documents)
  return reviewDocuments(documents, today, drafts).map((finding) => {
    const decision = decisions.get(decisionId(finding))
    return { finding, status: statusOf(finding, decision, today), owner: decision?.owner }
  })
}

/** The findings that wait for somebody. */
export const openOf = (rows: readonly ReviewRow[]): Finding[] =>
  rows.filter(({ status }) => status.state !== 'kept').map(({ finding }) => finding)
