import { REFUSED_ACTIONS, refusals } from '../compat/refused.ts'
import type { Mutation } from '../mutations/mutation.ts'
import { valueProblem } from '../mutations/validate.ts'
import type { Workspace } from '../mutations/workspace.ts'
import { isRecord } from '../store/document.ts'
import { ACTIONS } from './actions.ts'
import { documentsOf } from './documents.ts'
import { invalidAction, missingAction } from './errors.ts'

/**
 * Returns the mutations that carry out an action. Listeners and the history see only these.
 *
 * @throws ApiError 400 for an unknown action, 501 for one that is not here (COMPAT.md), 409 when the state of its documents forbids it
 */
export function translateAction(
  value: unknown,
  index: number,
  workspace: Workspace,
): readonly Mutation[] {
  const problem = valueProblem(value)
  if (problem) throw invalidAction(index, problem)
  const type = isRecord(value) ? value.actionType : undefined
  const translate = ACTIONS.get(type)
  if (translate) return translate(value, documentsOf(workspace, index))
  const refused = refusals(REFUSED_ACTIONS).find(({ name }) => name === type)
  if (refused) throw missingAction(index, refused.reason)
  throw invalidAction(index, `Unsupported "actionType": ${JSON.stringify(type)}`)
}
