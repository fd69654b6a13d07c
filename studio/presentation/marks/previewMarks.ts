import { type Mark, markOf } from '@elos/content/review/marks'
import { type DocumentSet, publishedOf } from '../../documents/documentSet.ts'
import { publishedWithDrafts } from '../../documents/newest.ts'
import { openOf, reviewRows } from '../../review/rows.ts'

interface Shown {
  /** The ISO day for which the site is shown. */
  day: string
  withDrafts: boolean
}

/**
 * The marks of the review for a preview: what 'Para revisar' would list if what is shown were published,
 * without what is only worth a look.
 */
export function previewMarks(documents: DocumentSet, { day, withDrafts }: Shown): Mark[] {
  const shown = withDrafts ? publishedWithDrafts(documents) : publishedOf(documents)
  const byId = new Map(shown.map((document) => [document._id, document]))
  return openOf(reviewRows(shown, day)).flatMap((finding) => {
    const document = byId.get(finding.documentId)
    return document && finding.severity !== 'info' ? markOf(finding, document) : []
  })
}
