import type { QueryRequest } from '../query/answer.ts'
import type { LakeDocument } from '../store/document.ts'

/** A message of a Lake to its query process. Messages arrive in the order in which they are sent. */
export type Task =
  | { documents: readonly LakeDocument[]; deleted: readonly string[] }
  | {
      request: QueryRequest
      /** The milliseconds that the query may take. */
      queryTime: number
      /** The bytes that the answer may have. */
      answerBytes: number
    }

/** A message of the query process about a request: parts of the JSON of an answer and their end, or an error. */
export type Reply =
  | { part: Uint8Array }
  | { isEnd: true }
  | { refusal: { status: number; body: Readonly<Record<string, unknown>>; message: string } }
  | { failure: string }
