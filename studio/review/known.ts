import type { ReviewDocument } from '../../packages/content/review/type.ts'

/** Every document of the dataset by id, drafts included. */
export type Known = ReadonlyMap<string, ReviewDocument>

/** What the Lake tells: all documents at first, then each that changed. */
export type News =
  | { documents: readonly ReviewDocument[] }
  | { documentId: string; result?: ReviewDocument | null }

/** What is known after news; documents that did not change stay the same objects. */
export function learn(known: Known, news: News): Known {
  if ('documents' in news) return new Map(news.documents.map((each) => [each._id, each]))
  const after = new Map(known)
  if (news.result) after.set(news.documentId, news.result)
  else after.delete(news.documentId)
  return after
}

const isPublished = ({ _id }: ReviewDocument) => !/^(drafts|versions)\./.test(_id)

/** What visitors can see: the review is about that. */
export const publishedOf = (known: Known): ReviewDocument[] =>
  [...known.values()].filter(isPublished)

/** Whether somebody is already at work on a document. */
export const hasDraft = (known: Known, id: string): boolean => known.has(`drafts.${id}`)
