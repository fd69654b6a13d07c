import type { StoredDocument } from '../parts/stored/document.ts'
import { textOf } from '../parts/stored/value.ts'
import { brazilianDay, yearBefore } from '../parts/time/day.ts'
import type { Remark, Review } from './type.ts'

/** The field with the day on which a text of each type was last checked. */
const TEXT_CHECKED: Readonly<Record<string, string>> = {
  article: 'reviewedAt',
  legalPage: 'updatedAt',
}

const CLAIM_CHECKED: Readonly<Record<string, string>> = { claim: 'asOf' }

function checkedLongAgo(
  documents: readonly StoredDocument[],
  today: string,
  fields: Readonly<Record<string, string>>,
): Remark[] {
  const limit = yearBefore(today)
  return documents.flatMap((document) => {
    const path = fields[document._type]
    const day = path ? textOf(document[path]) : ''
    if (!path || !day || day >= limit) return []
    const message = `Conferido pela última vez em ${brazilianDay(day)}, há mais de um ano. Confira e atualize a data.`
    return [{ document, path, message }]
  })
}

/** Finds articles and legal texts last checked more than a year ago. */
export const oldTexts: Review = (documents, today) => checkedLongAgo(documents, today, TEXT_CHECKED)

/** Finds claims last checked more than a year ago. */
export const oldClaims: Review = (documents, today) =>
  checkedLongAgo(documents, today, CLAIM_CHECKED)
