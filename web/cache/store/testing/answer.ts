import { type Answer, hashOf } from '../answer.ts'

/** Returns an answer with this text: an HTML page made from the document 'a', unless `about` says otherwise. */
export function textAnswer(text: string, about: Partial<Answer> = {}): Answer {
  const body = Buffer.from(text)
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
    hash: hashOf(body),
    tags: ['doc:a'],
    freshUntil: null,
    ...about,
  }
}
