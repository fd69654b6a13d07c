import { type ExprNode, evaluateSync, toJS } from 'groq-js'
import type { LakeDocument } from '../store/document.ts'
import type { Webhook } from './webhook.ts'

/** The data that GROQ can read besides the changed document. */
interface PayloadContext {
  projectId: string
  /** Returns the document with an id. Subqueries (`*[…]`) find nothing, as on hosted Sanity. */
  dereference: (id: string) => LakeDocument | undefined
}

/** A document before and after a transaction; `null` if it does not exist. */
interface Change {
  dataset: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/**
 * Returns the body for a change, or undefined if the webhook's filter excludes the change.
 *
 * @throws Error when the filter or the projection cannot be evaluated
 */
export function payloadOf(
  { matches, projects }: Webhook,
  { dataset, before, after }: Change,
  { projectId, dereference }: PayloadContext,
): string | undefined {
  const root = after ?? before
  const run = (tree: ExprNode) => {
    const value = evaluateSync(tree, {
      before,
      after,
      root,
      dataset: [],
      sanity: { projectId, dataset },
      dereference: ({ _ref }) => dereference(_ref),
    })
    return toJS(value) ?? null
  }
  if (matches && run(matches) !== true) return undefined
  return JSON.stringify(projects ? run(projects) : root)
}
