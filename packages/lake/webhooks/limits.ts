/** The limits of the delivery and logging of webhooks. Times are in milliseconds. */
export interface WebhookLimits {
  /** The number of messages of one webhook that are sent in parallel. Those of one document are never parallel. */
  concurrency: number
  /** The time that a receiver may take to respond. */
  timeout: number
  /** The time for which a failing message is sent again. */
  retryFor: number
  /** The delay before the second attempt. Each further delay is twice as long. */
  firstDelay: number
  /** The longest delay between two attempts. */
  longestDelay: number
  /** The number of messages of one webhook that may be queued. If there are more, the oldest are given up. */
  queued: number
  /** The number of delivered or failed messages of one webhook in the log. */
  logged: number
  /** The number of characters of a response in the log. */
  responseLength: number
}

/**
 * The default limits. `timeout` and `retryFor` are those of hosted Sanity
 * (https://www.sanity.io/docs/content-lake/webhooks#technical-limits-retries-and-timeouts). Its delays are longer;
 * here the receiver is a site on this machine, which may restart at any moment.
 */
export const DEFAULT_WEBHOOK_LIMITS: WebhookLimits = {
  concurrency: 32,
  timeout: 30_000,
  retryFor: 30 * 60_000,
  firstDelay: 100,
  longestDelay: 3000,
  queued: 10_000,
  logged: 1000,
  responseLength: 8000,
}
