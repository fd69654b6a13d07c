import { brazilianDay, yearBefore } from './date.ts'
import type { Review } from './type.ts'
import { textOf } from './value.ts'

/** The day on which somebody last checked a document of each dated type. */
const CHECKED: Readonly<Record<string, string>> = {
  article: 'reviewedAt',
  legalPage: 'updatedAt',
  claim: 'asOf',
}

/** Articles, legal texts and claims last checked more than a year ago. */
export const oldTexts: Review = (documents, today) => {
  const limit = yearBefore(today)
  return documents.flatMap((document) => {
    const path = CHECKED[document._type]
    const day = path ? textOf(document[path]) : ''
    if (!path || !day || day >= limit) return []
    const message = `Conferido pela última vez em ${brazilianDay(day)}, há mais de um ano. Confira e atualize a data.`
    return [{ document, path, message }]
  })
}
