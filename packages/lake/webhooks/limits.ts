/**
 * The limits of the delivery and logging of webhooks. Times are in milliseconds. `timeout` and `retryFor`
 * are those of hosted Sanity
 * (https://www.sanity.io/docs/content-lake/webhooks#technical-limits-retries-and-timeouts). Its delays are longer;
 * here the receiver is a site on this machine, which may restart at any moment.
 */
export const DEFAULT_WEBHOOK_LIMITS = {
  /** The number of messages of one webhook that are sent in parallel. Those of one document are never parallel. */
  concurrency: 32,
  /** The time that a receiver may take to respond. */
  timeout: 30_000,
  /** The time for which a failing message is sent again. */
  retryFor: 30 * 60_000,
  /** The delay before the second attempt. Each further delay is twice as long. */
  firstDelay: 100,
  /** The longest delay between two attempts. */
  longestDelay: 3000,
  /** The number of delivered or failed messages of one webhook in the log, and of attempts. */
  logged: 1000,
  /** The number of characters of a response in the log. */
  responseLength: 8000,
}

export type WebhookLimits = typeof DEFAULT_WEBHOOK_LIMITS
