declare global {
  // Next bundles each route apart; they share only globals within one process.
  var lastWebhookAt: Date | undefined
}

/** Records that the publishing webhook was received. */
export function noteWebhook(): void {
  globalThis.lastWebhookAt = new Date()
}

/** Returns when this process last received the publishing webhook. */
export function lastWebhook(): Date | null {
  return globalThis.lastWebhookAt ?? null
}
