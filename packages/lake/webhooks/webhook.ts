import { createHash } from 'node:crypto'
import type { ExprNode } from 'groq-js'
import { z } from 'zod'
import { LakeError } from '../errors.ts'
import { parseGroq } from '../groq/parse.ts'

const operationSchema = z.enum(['create', 'update', 'delete'])

export type WebhookOperation = z.infer<typeof operationSchema>

const webhookOptionsSchema = z.strictObject({
  /** Identifies the webhook. */
  name: z.string().min(1),
  url: z.url(),
  /** The observed dataset; `*`, the default, is all. */
  dataset: z.string().default('*'),
  on: z.array(operationSchema).min(1).default(['create', 'update', 'delete']),
  /** The filter, GROQ in delta mode, of the changes that are sent. All are sent if it is absent. */
  filter: z.string().optional(),
  /**
   * The projection, GROQ in delta mode, that makes the body of the message. The body is the whole document if it is
   * absent.
   */
  projection: z.string().optional(),
  /** Signs the requests (`sanity-webhook-signature`). No signature if absent. */
  secret: z.string().min(1).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Milliseconds during which a failing message is sent again. Hosted Sanity has no such option. */
  retryFor: z.number().nonnegative().optional(),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
})

/** The configuration of a webhook: https://www.sanity.io/docs/content-lake/webhooks#configuration */
export type WebhookOptions = z.input<typeof webhookOptionsSchema>

/** A webhook with its queries parsed. */
export interface Webhook extends z.output<typeof webhookOptionsSchema> {
  id: string
  matches: ExprNode | undefined
  projects: ExprNode | undefined
}

/**
 * Parses a JSON list of webhooks; empty if there is no text. `readWebhooks` checks them.
 *
 * @throws LakeError `invalid-option`
 */
export function parseWebhooks(text: string | undefined): WebhookOptions[] {
  try {
    return JSON.parse(text?.trim() || '[]')
  } catch {
    throw invalid('LAKE_WEBHOOKS is not JSON')
  }
}

/** Checks webhooks and parses their queries. @throws LakeError `invalid-option` */
export function readWebhooks(values: readonly WebhookOptions[] = []): Webhook[] {
  const read = z.array(webhookOptionsSchema).safeParse(values)
  if (!read.success) throw invalid(z.prettifyError(read.error))
  const webhooks = read.data.map((options) => ({
    ...options,
    id: createHash('sha256').update(options.name).digest('base64url').slice(0, 16),
    matches: parseDelta(options.name, options.filter),
    projects: parseDelta(options.name, options.projection),
  }))
  const names = new Set(webhooks.map(({ name }) => name))
  if (names.size < webhooks.length) throw invalid('two of them have the same name')
  return webhooks
}

function parseDelta(name: string, groq: string | undefined): ExprNode | undefined {
  if (!groq?.trim()) return undefined
  try {
    return parseGroq(groq, { mode: 'delta' })
  } catch (error) {
    throw invalid(`the GROQ of "${name}" does not parse (${String(error)}): ${groq}`)
  }
}

function invalid(problem: string): LakeError {
  return new LakeError('invalid-option', `The webhooks are not valid: ${problem}`)
}
