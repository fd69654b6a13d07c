import { type EvaluateOptions, type ExprNode, evaluate, evaluateSync } from 'groq-js'
import type { LakeDocument } from '../store/document.ts'
import type { QueuedMessage } from './message.ts'
import type { Webhook } from './webhook.ts'

/** The data that GROQ can read besides the changed document. */
export interface PayloadContext {
  projectId: string
  /** Returns the document with an id. Subqueries (`*[…]`) find nothing, as on hosted Sanity. */
  dereference: (id: string) => LakeDocument | undefined
}

type Change = Pick<QueuedMessage, 'dataset' | 'before' | 'after'>

/** Returns the body for a change, or undefined if the webhook's filter excludes the change. */
export async function payloadOf(
  webhook: Webhook,
  change: Change,
  context: PayloadContext,
): Promise<string | undefined> {
  const { matches, projects } = webhook
  if (matches && (await run(matches, change, context)) !== true) return undefined
  const body = projects ? await run(projects, change, context) : (change.after ?? change.before)
  return JSON.stringify(body)
}

/**
 * Whether a webhook's filter is known to exclude a change. Filters that compare the document before
 * and after can only be evaluated asynchronously; for these it returns false.
 */
export function isRuledOut({ matches }: Webhook, change: Change, context: PayloadContext): boolean {
  if (!matches) return false
  try {
    return evaluateSync(matches, optionsOf(change, context)).data !== true
  } catch {
    return false
  }
}

async function run(tree: ExprNode, change: Change, context: PayloadContext): Promise<unknown> {
  const value = await evaluate(tree, optionsOf(change, context))
  return (await value.get()) ?? null
}

function optionsOf(
  { dataset, before, after }: Change,
  { projectId, dereference }: PayloadContext,
): EvaluateOptions {
  return {
    before,
    after,
    root: after ?? before,
    dataset: [],
    sanity: { projectId, dataset },
    dereference: ({ _ref }) => dereference(_ref),
  }
}
