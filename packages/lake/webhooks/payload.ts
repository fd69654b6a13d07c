import { type EvaluateOptions, type ExprNode, evaluate, evaluateSync } from 'groq-js'
import type { LakeDocument } from '../store/document.ts'
import type { QueuedMessage } from './message.ts'
import type { Webhook } from './webhook.ts'

/** What GROQ may ask besides the changed document. */
export interface PayloadContext {
  readonly projectId: string
  /** What a reference leads to; queries within (`*[…]`) find nothing, as on hosted Sanity. */
  readonly dereference: (id: string) => LakeDocument | undefined
}

type Change = Pick<QueuedMessage, 'dataset' | 'before' | 'after'>

/** The body that tells of a change, or nothing where the webhook's filter does not let it through. */
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
 * Whether a change certainly is nothing to its webhook: known at once, except for filters that
 * compare the document before and after, which groq-js evaluates in its own time.
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
