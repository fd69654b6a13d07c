/** What the Studio and the preview in its frame tell each other about the marks of the review. */
import type { Mark } from './marks.ts'
import { isRecord } from './value.ts'

/** From the Studio: all marks, those of other pages too. */
export const marksMessage = (marks: readonly Mark[]) => ({ type: 'elos:marks', marks })

/** From a page that has just been loaded: the Studio is asked for the marks. */
export const WANTED_MESSAGE = 'elos:marks-wanted'

/** From a page: somebody chose a mark. */
export const chosenMessage = (chosen: Mark) => ({ type: 'elos:mark-chosen', chosen })

/** The marks in a message; undefined when it is another message. */
export const readMarks = (data: unknown): Mark[] | undefined =>
  isRecord(data) && data.type === 'elos:marks' && Array.isArray(data.marks)
    ? data.marks.filter(isMark)
    : undefined

/** The mark that a message says was chosen; undefined when it is another message. */
export const readChosen = (data: unknown): Mark | undefined =>
  isRecord(data) && data.type === 'elos:mark-chosen' && isMark(data.chosen)
    ? data.chosen
    : undefined

const FIELDS = ['documentId', 'documentType', 'path', 'message', 'picture']

const isMark = (value: unknown): value is Mark =>
  isRecord(value) && FIELDS.every((name) => typeof value[name] === 'string')
