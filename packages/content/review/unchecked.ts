import { textOf } from '../parts/stored/value.ts'
import { uncheckedRows } from './portability.ts'
import type { Review } from './rule.ts'

/** Finds texts that nobody who knows has checked: those that documents list in `toCheck`, and rows of the portability check. */
export const uncheckedTexts: Review = (documents, today) => [
  ...documents.flatMap((document) => {
    const texts = Array.isArray(document.toCheck)
      ? document.toCheck.map(textOf).filter(Boolean)
      : []
    return texts.map((text) => ({
      document,
      path: 'toCheck',
      message: `Ninguém conferiu: ${text}. Confira e retire da lista “Textos a conferir”.`,
    }))
  }),
  ...uncheckedRows(documents, today),
]
