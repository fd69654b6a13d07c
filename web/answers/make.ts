import type { TaggedResponse } from '../cache/answer.ts'
import { makeMarkdown } from './markdown.ts'
import { makePage } from './page.ts'
import { type AnswerKind, subjectOf } from './paths.ts'
import { makePicture } from './picture.tsx'
import { makeQuoteForm } from './quoteForm.ts'
import { SITE_FILE_MAKERS } from './siteFiles.ts'

/** Makes an answer about a path at a moment. Rejects when the Lake cannot be read. */
type Make = (about: string, now: Date) => Promise<TaggedResponse>

const MAKERS: Record<AnswerKind, Make> = {
  ...SITE_FILE_MAKERS,
  page: makePage,
  markdown: makeMarkdown,
  picture: makePicture,
  quoteForm: makeQuoteForm,
}

/**
 * Makes the answer to a path: every page, and every file that is made from content.
 *
 * @throws ContentError when the Lake cannot be read
 */
export function makeAnswer(path: string, now: Date): Promise<TaggedResponse> {
  const { kind, about } = subjectOf(path)
  return MAKERS[kind](about, now)
}
