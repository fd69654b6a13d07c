declare global {
  // Each route is bundled apart; the global is what they share within one process.
  var lastWebhookAt: Date | undefined
}

/** Remembers that the publishing webhook came through. */
export function noteWebhook(): void {
  globalThis.lastWebhookAt = new Date()
}

/** When the publishing webhook last came through to this process. */
export function lastWebhook(): Date | null {
  return globalThis.lastWebhookAt ?? null
}
