import { citation } from '../parts/portability/map.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { recordsIn, textOf } from '../parts/stored/value.ts'
import { itemSteps } from '../parts/stored/walk.ts'
import { brazilianDay, isDay, yearBefore } from '../parts/time/day.ts'
import type { Review } from './rule.ts'

/** A row of the portability check as it is stored. */
interface StoredRow {
  document: StoredDocument
  /** The path of the row in its document. */
  path: string
  name: string
  state: string
  /** The parts of norms that it rests on: 'RN 438/2018, art. 3º'. */
  norms: string[]
  /** The ISO day on which somebody who is named checked it; '' when nobody has. */
  checkedAt: string
}

/** The rows of the portability check in the documents. */
export const storedRows = (documents: readonly StoredDocument[]): StoredRow[] =>
  documents
    .filter(({ _type }) => _type === 'portabilityPage')
    .flatMap((document) => {
      const rows = recordsIn(document.rows)
      const steps = itemSteps(rows)
      return rows.map(({ name, state, norms, checkedBy, checkedAt }, index) => {
        const day = textOf(checkedAt)
        return {
          document,
          path: `rows${steps[index]}`,
          name: textOf(name),
          state: textOf(state),
          norms: recordsIn(norms).map(({ norm, article }) =>
            citation(textOf(norm), textOf(article)),
          ),
          checkedAt: textOf(checkedBy) && isDay(day) ? day : '',
        }
      })
    })

/** Finds the portability check whose rows nobody has read against their norms: one remark for all of them. */
export const uncheckedRows: Review = (documents) => {
  const unchecked = storedRows(documents).filter(({ checkedAt }) => !checkedAt)
  return unchecked.slice(0, 1).map(({ document, path }) => ({
    document,
    path: `${path}.checkedBy`,
    message: `Ninguém conferiu no texto da norma: ${unchecked.map(({ name }) => name).join(', ')}. Até lá, um “Sim” aparece como “Pode ser que sim: confirmamos com você”. Confira e preencha “Conferida por” e “Conferida em”.`,
  }))
}

/** Finds the rows of the portability check that were last checked more than a year ago. */
export const oldRows: Review = (documents, today) =>
  storedRows(documents)
    .filter(({ checkedAt }) => checkedAt && checkedAt < yearBefore(today))
    .map(({ document, path, name, checkedAt }) => ({
      document,
      path: `${path}.checkedAt`,
      message: `${name} foi conferida pela última vez em ${brazilianDay(checkedAt)}, há mais de um ano. Confira no texto da norma e atualize a data.`,
    }))
