import { createHash } from 'node:crypto'
import { type ExprNode, parse } from 'groq-js'
import { z } from 'zod'
import { LakeError } from '../errors.ts'

const operations = z.enum(['create', 'update', 'delete'])

export type WebhookOperation = z.infer<typeof operations>

const options = z.strictObject({
  /** Tells webhooks apart; another name is another webhook. */
  name: z.string().min(1),
  url: z.url(),
  /** The dataset that is watched; `*` (where absent) stands for all. */
  dataset: z.string().default('*'),
  on: z.array(operations).min(1).default(['create', 'update', 'delete']),
  /** GROQ in delta mode: which changes are told. All where absent. */
  filter: z.string().optional(),
  /** GROQ in delta mode: what is told. The whole document where absent. */
  projection: z.string().optional(),
  /** Signs the requests (`sanity-webhook-signature`). Unsigned where absent. */
  secret: z.string().min(1).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** How long a message is tried again, in milliseconds; the Lake's own, as hosted Sanity has none. */
  retryFor: z.number().nonnegative().optional(),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
})

/** A webhook as it is configured: https://www.sanity.io/docs/content-lake/webhooks#configuration */
export type WebhookOptions = z.input<typeof options>

/** A webhook ready to use. */
export interface Webhook extends z.output<typeof options> {
  readonly id: string
  readonly matches: ExprNode | undefined
  readonly projects: ExprNode | undefined
}

/**
 * Reads webhooks from JSON: a list of them, or nothing.
 *
 * @throws LakeError `invalid-option`
 */
export function parseWebhooks(text: string | undefined): WebhookOptions[] {
  if (!text?.trim()) return []
  const parsed = z.array(options).safeParse(readJson(text))
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error))
  return parsed.data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('LAKE_WEBHOOKS is not JSON')
  }
}

/** @throws LakeError `invalid-option`, also for GROQ that does not parse */
export function readWebhooks(values: readonly WebhookOptions[] = []): Webhook[] {
  const webhooks = values.map(readWebhook)
  const names = new Set(webhooks.map(({ name }) => name))
  if (names.size < webhooks.length) throw invalid('two of them have the same name')
  return webhooks
}

function readWebhook(value: WebhookOptions): Webhook {
  const read = options.safeParse(value)
  if (!read.success) throw invalid(z.prettifyError(read.error))
  const { name, filter, projection } = read.data
  return {
    ...read.data,
    id: createHash('sha256').update(name).digest('base64url').slice(0, 16),
    matches: parseDelta(name, filter),
    projects: parseDelta(name, projection),
  }
}

function parseDelta(name: string, groq: string | undefined): ExprNode | undefined {
  if (!groq?.trim()) return undefined
  try {
    return parse(groq, { mode: 'delta' })
  } catch (error) {
    throw invalid(`the GROQ of "${name}" does not parse (${String(error)}): ${groq}`)
  }
}

function invalid(problem: string): LakeError {
  return new LakeError('invalid-option', `The webhooks are not valid: ${problem}`)
}
