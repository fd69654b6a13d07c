import type { StoredDocument } from '../parts/stored/document.ts'
import { textOf } from '../parts/stored/value.ts'
import { brazilianDay, yearBefore } from '../parts/time/day.ts'
import type { Remark, Review } from './type.ts'

/** The field with the day on which a document was last checked, and what to say when that is long ago. */
interface Checked {
  path: string
  messageOf(day: string): string
}

const checkedIn = (path: string): Checked => ({
  path,
  messageOf: (day) =>
    `Conferido pela última vez em ${day}, há mais de um ano. Confira e atualize a data.`,
})

const TEXT_CHECKED: Readonly<Record<string, Checked>> = {
  article: checkedIn('reviewedAt'),
  legalPage: {
    path: 'updatedAt',
    messageOf: (day) =>
      `Vale desde ${day}, há mais de um ano. Confira: se continua certo, escolha “Manter como está”; se não, escreva uma nova versão.`,
  },
}

const CLAIM_CHECKED: Readonly<Record<string, Checked>> = { claim: checkedIn('asOf') }

function checkedLongAgo(
  documents: readonly StoredDocument[],
  today: string,
  fields: Readonly<Record<string, Checked>>,
): Remark[] {
  const limit = yearBefore(today)
  return documents.flatMap((document) => {
    const checked = fields[document._type]
    const day = checked ? textOf(document[checked.path]) : ''
    if (!checked || !day || day >= limit) return []
    return [{ document, path: checked.path, message: checked.messageOf(brazilianDay(day)) }]
  })
}

/** Finds articles and legal texts last checked more than a year ago. */
export const oldTexts: Review = (documents, today) => checkedLongAgo(documents, today, TEXT_CHECKED)

/** Finds claims last checked more than a year ago. */
export const oldClaims: Review = (documents, today) =>
  checkedLongAgo(documents, today, CLAIM_CHECKED)
