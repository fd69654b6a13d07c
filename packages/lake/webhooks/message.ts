import type { LakeDocument } from '../store/document.ts'
import type { WebhookOperation } from './webhook.ts'

export type MessageStatus = 'queued' | 'success' | 'failure'

/** One change of one document, to be told by one webhook. */
export interface NewMessage {
  /** The webhook's id. */
  readonly hook: string
  readonly dataset: string
  /** The document's id. */
  readonly document: string
  readonly operation: WebhookOperation
  /** The commit's number in the store. */
  readonly revision: number
  /** RFC 3339, UTC */
  readonly createdAt: string
}

/** A message as the log shows it. */
export interface Message {
  /** The same for every attempt: the receiver's means to tell repetitions. */
  readonly id: string
  readonly hook: string
  readonly dataset: string
  readonly document: string
  readonly operation: string
  readonly createdAt: string
  readonly status: string
  /** The body that was sent; null before the first attempt. */
  readonly payload: string | null
}

/** A message with the change it tells of. */
export interface QueuedMessage extends Message {
  readonly transactionId: string
  readonly transactionTime: string
  readonly before: LakeDocument | null
  readonly after: LakeDocument | null
}

/** What came of sending a message once. */
export interface Attempt {
  /** RFC 3339, UTC */
  readonly createdAt: string
  /** In milliseconds. */
  readonly duration: number
  /** HTTP status; null where there was no answer. */
  readonly code: number | null
  /** The beginning of the answer. */
  readonly body: string | null
  /** Why it failed; null where it did not. */
  readonly failure: string | null
}
