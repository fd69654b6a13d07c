import type {
  DocumentActionComponent,
  DocumentActionsContext,
  DocumentBadgeComponent,
} from 'sanity'
import { isPrivate, singletonActions } from '../desk/singletons.ts'
import { confirmJump } from './confirmJump.ts'
import { guardRemoval } from './guardRemoval.tsx'
import { publishRoute } from './publishRoute.tsx'
import { waitForUploads } from './waitForUploads.ts'

/** What is asked before a document of a type is published. */
const publishGuards: Readonly<
  Record<string, ((action: DocumentActionComponent) => DocumentActionComponent) | undefined>
> = { route: publishRoute, claim: confirmJump }

/** An action wrapped in the guard of its kind; the action itself if it has none. */
function guarded(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  if (action.action === 'delete') return guardRemoval(action, 'Não é possível excluir')
  if (action.action === 'unpublish') return guardRemoval(action, 'Não é possível despublicar')
  if (action.action === 'publish')
    return waitForUploads(publishGuards[schemaType]?.(action) ?? action)
  return action
}

const guards = new WeakMap<DocumentActionComponent, Map<string, DocumentActionComponent>>()

/** The same guard for the same action and type: the Studio remounts an action that is not identical. */
function guardOnce(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  const byType = guards.get(action) ?? new Map<string, DocumentActionComponent>()
  guards.set(action, byType)
  const guard = byType.get(schemaType) ?? guarded(action, schemaType)
  byType.set(schemaType, guard)
  return guard
}

/** The actions of a document: Sanity's own, some wrapped in guards. A private one can only be deleted. */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  // A private document has no drafts or versions to publish, copy or restore.
  const allowed = isPrivate(schemaType)
    ? actions.filter(({ action }) => action === 'delete')
    : singletonActions(actions, { schemaType })
  return allowed.map((action) => guardOnce(action, schemaType))
}

/** The badges of a document. A private one has none: Sanity's 'Live' would only say that it has no draft. */
export const documentBadges = (
  badges: DocumentBadgeComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentBadgeComponent[] => (isPrivate(schemaType) ? [] : badges)
