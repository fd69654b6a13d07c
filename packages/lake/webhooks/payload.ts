import { type ExprNode, evaluate } from 'groq-js'
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

async function run(
  tree: ExprNode,
  { dataset, before, after }: Change,
  { projectId, dereference }: PayloadContext,
): Promise<unknown> {
  const value = await evaluate(tree, {
    before,
    after,
    root: after ?? before,
    dataset: [],
    sanity: { projectId, dataset },
    dereference: ({ _ref }) => dereference(_ref),
  })
  return (await value.get()) ?? null
}
