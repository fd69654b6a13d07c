import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { WebhookLimits } from './limits.ts'
import type { Attempt, QueuedMessage } from './message.ts'
import type { Webhook } from './webhook.ts'

/** Sends a message once. It does not throw: a failure is part of the result. */
export async function send(
  webhook: Webhook,
  projectId: string,
  message: QueuedMessage,
  { timeout, responseLength }: WebhookLimits,
  closing: AbortSignal,
): Promise<Attempt> {
  const createdAt = new Date().toISOString()
  const started = performance.now()
  const attemptWith = (result: Pick<Attempt, 'code' | 'body' | 'failure'>): Attempt => ({
    createdAt,
    duration: Math.round(performance.now() - started),
    ...result,
  })
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: { ...webhook.headers, ...(await headersOf(webhook, projectId, message)) },
      body: message.payload,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeout)]),
    })
    const text = await beginning(response, responseLength)
    const failure = response.ok ? null : `HTTP ${response.status}`
    return attemptWith({ code: response.status, body: text, failure })
  } catch (error) {
    return attemptWith({ code: null, body: null, failure: reasonOf(error) })
  }
}

/**
 * The headers of a request.
 * https://www.sanity.io/docs/content-lake/webhooks#http-headers
 */
async function headersOf(
  { id, secret }: Webhook,
  projectId: string,
  message: QueuedMessage,
): Promise<Record<string, string>> {
  const signature = secret && (await encodeSignatureHeader(message.payload, Date.now(), secret))
  return {
    'content-type': 'application/json',
    'user-agent': 'Sanity.io webhook delivery',
    'idempotency-key': message.id,
    'sanity-webhook-id': id,
    'sanity-project-id': projectId,
    'sanity-dataset': message.dataset,
    'sanity-document-id': message.document,
    'sanity-operation': message.operation,
    'sanity-transaction-id': message.transactionId,
    'sanity-transaction-time': message.createdAt,
    ...(signature && { [SIGNATURE_HEADER_NAME]: signature }),
  }
}

/** Whether sending again cannot help: after 4xx, except 429. */
export function isFinal({ code }: Attempt): boolean {
  return code !== null && code !== 429 && code < 500
}

/** Reads the beginning of a response: a receiver may send more than anybody reads. */
async function beginning(response: Response, length: number): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= length) break
  }
  return text.slice(0, length)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
