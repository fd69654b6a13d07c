import type { StoredDocument } from '@elos/content/parts/stored/document'
import { stepsOf } from '@elos/content/parts/stored/walk'
import {
  decisionId,
  decisionsOf,
  type FindingStatus,
  statusOf,
} from '@elos/content/review/decisions'
import { reviewDocuments } from '@elos/content/review/review'
import type { Finding } from '@elos/content/review/type'
import type { Schema } from 'sanity'
import { fieldNames } from '../base/documents/fieldNames.ts'

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
 * @param schema the schema that says what the rows about the only document of a type are called
 * @param drafts what the few rules that are for drafts too look at
 */
export function reviewRows(
  documents: readonly StoredDocument[],
  today: string,
  schema: Pick<Schema, 'get'>,
  drafts?: readonly StoredDocument[],
): ReviewRow[] {
  const decisions = decisionsOf(documents)
  return reviewDocuments(documents, today, drafts).map((found) => {
    const finding = { ...found, title: titleFor(found, schema) }
    const decision = decisions.get(decisionId(finding))
    return { finding, status: statusOf(finding, decision, today), owner: decision?.owner }
  })
}

/** The title of a finding: the document's or, for the only one of its type, 'Configurações: CNPJ'. */
function titleFor({ documentId, documentType, path, title }: Finding, schema: Pick<Schema, 'get'>) {
  const type = schema.get(documentType)
  if (documentId !== documentType || !type) return title
  const [field] = stepsOf(path)
  return `${type.title}: ${fieldNames(typeof field === 'string' ? [field] : [], type)}`
}

/** The findings that mislead visitors, or soon will: the others are only worth a look. */
export const dueOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity !== 'info')

/**
 * The number of things that staff should do, which every screen shows. Texts of a first content, which a launch replaces
 * all together, are one.
 */
export function countOf(findings: readonly Finding[]): number {
  const due = dueOf(findings)
  const others = due.filter(({ rule }) => rule !== 'placeholder').length
  return others < due.length ? others + 1 : others
}

/** The findings that wait for somebody. */
export const openOf = (rows: readonly ReviewRow[]): Finding[] =>
  rows.filter(({ status }) => status.state !== 'kept').map(({ finding }) => finding)
