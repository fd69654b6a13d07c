/** A delivery of the publishing webhook, and the status that answered it. */
interface Delivered {
  at: Date
  status: number
}

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var lastDelivered: Delivered | undefined
}

/** Records that the publishing webhook was answered. */
export function noteWebhook(status: number): void {
  globalThis.lastDelivered = { at: new Date(), status }
}

/** Returns the last delivery of the publishing webhook to this process. */
export function lastWebhook(): Delivered | null {
  return globalThis.lastDelivered ?? null
}
