import { brazilianDay, yearBefore } from '../parts/time/day.ts'
import type { Review } from './type.ts'
import { textOf } from './value.ts'

/** The field with the day on which a document of each type was last checked. */
const CHECKED: Readonly<Record<string, string>> = {
  article: 'reviewedAt',
  legalPage: 'updatedAt',
  claim: 'asOf',
}

/** Finds articles, legal texts and claims last checked more than a year ago. */
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
