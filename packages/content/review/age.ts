import { isAged } from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { textOf } from '../parts/stored/value.ts'
import { brazilianDay, yearBefore } from '../parts/time/day.ts'
import { oldRows } from './portability.ts'
import type { Remark, Review } from './rule.ts'

const checkedIn = (path: string) => ({
  path,
  messageOf: (day: string) =>
    `Conferido pela última vez em ${day}, há mais de um ano. Confira e atualize a data.`,
})

/** The field with the day on which a document was last checked, and what to say when that is long ago. */
const CHECKED: Readonly<Record<string, ReturnType<typeof checkedIn> | undefined>> = {
  article: checkedIn('reviewedAt'),
  claim: checkedIn('asOf'),
  legalPage: {
    path: 'updatedAt',
    messageOf: (day) =>
      `Vale desde ${day}, há mais de um ano. Confira: se continua certo, escolha “Manter como está”; se não, escreva uma nova versão.`,
  },
}

const checkedLongAgo = (documents: readonly StoredDocument[], today: string): Remark[] =>
  documents.flatMap((document) => {
    const checked = CHECKED[document._type]
    const day = checked ? textOf(document[checked.path]) : ''
    if (!checked || !day || day >= yearBefore(today)) return []
    return [{ document, path: checked.path, message: checked.messageOf(brazilianDay(day)) }]
  })

const isClaim = ({ _type }: StoredDocument) => _type === 'claim'

/** Finds articles, legal texts and rows of the portability check last checked more than a year ago. */
export const oldTexts: Review = (documents, today) => [
  ...checkedLongAgo(
    documents.filter((each) => !isClaim(each)),
    today,
  ),
  ...oldRows(documents, today),
]

/** Finds claims last checked more than a year ago. Prices of which the site says so have a rule of their own. */
export const oldClaims: Review = (documents, today) =>
  checkedLongAgo(
    documents.filter((each) => isClaim(each) && !isAged(each, today)),
    today,
  )
