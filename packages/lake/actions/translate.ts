import type { Mutation } from '../mutations/mutation.ts'
import { valueProblem } from '../mutations/validate.ts'
import type { Workspace } from '../mutations/workspace.ts'
import { isRecord } from '../store/document.ts'
import { ACTIONS } from './actions.ts'
import { documentsOf } from './documents.ts'
import { invalidAction } from './errors.ts'

/**
 * Returns the mutations that carry out an action. Listeners and the history see only these.
 *
 * @throws ApiError 400 for an unknown action, 409 when the state of its documents forbids it
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
  if (!translate) throw invalidAction(index, `Unsupported "actionType": ${JSON.stringify(type)}`)
  return translate(value, documentsOf(workspace, index))
}
