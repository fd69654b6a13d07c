/** Bounds of how webhooks are delivered and logged. Times in milliseconds. */
export interface WebhookLimits {
  /** Messages of one webhook, each of another document, that may be under way at a time. */
  readonly atOnce: number
  /** How long a receiver may take to answer. */
  readonly timeout: number
  /** How long a message is tried again. */
  readonly retryFor: number
  /** The first wait between attempts, which doubles… */
  readonly firstWait: number
  /** …up to this one. */
  readonly longestWait: number
  /** Messages of one webhook that may wait; beyond, the oldest are given up. */
  readonly queued: number
  /** Delivered or failed messages of one webhook that are remembered. */
  readonly remembered: number
  /** Characters of an answer that are remembered. */
  readonly answer: number
}

/**
 * Time-out and length of retrying are those of hosted Sanity
 * (https://www.sanity.io/docs/content-lake/webhooks#technical-limits-retries-and-timeouts). Its
 * waits are longer: here the receiver is a site on this machine that may be back any moment.
 */
export const defaultWebhookLimits: WebhookLimits = {
  atOnce: 32,
  timeout: 30_000,
  retryFor: 30 * 60_000,
  firstWait: 100,
  longestWait: 3000,
  queued: 10_000,
  remembered: 1000,
  answer: 8000,
}
