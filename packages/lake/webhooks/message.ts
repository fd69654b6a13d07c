export type MessageStatus = 'queued' | 'success' | 'failure'

/** A change of a document, to be sent by a webhook. */
interface Message {
  /** The webhook's id. */
  hook: string
  dataset: string
  /** The document's id. */
  document: string
  /** `create`, `update` or `delete`. */
  operation: string
  /** The moment of the commit as RFC 3339, in UTC. */
  createdAt: string
  /** The body to send. */
  payload: string
}

export interface NewMessage extends Message {
  /** The number of the commit in the store. */
  revision: number
}

export interface QueuedMessage extends Message {
  /** The same for every attempt, so that the receiver can recognise repetitions. */
  id: string
  transactionId: string
}

/** The result of sending a message once. */
export interface Attempt {
  /** The moment as RFC 3339, in UTC. */
  createdAt: string
  /** The duration in milliseconds. */
  duration: number
  /** The HTTP status; null if there was no response. */
  code: number | null
  /** The beginning of the response. */
  body: string | null
  /** The reason why it failed; null if it succeeded. */
  failure: string | null
}
