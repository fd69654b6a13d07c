import type {
  DocumentActionComponent,
  DocumentActionsContext,
  DocumentBadgeComponent,
} from 'sanity'
import { singletonActions } from '../desk/singletons.ts'
import { guardRemoval } from './guardRemoval.tsx'
import { publishRoute } from './publishRoute.tsx'

function guarded(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  if (action.action === 'delete') return guardRemoval(action, 'Não é possível excluir')
  if (action.action === 'unpublish') return guardRemoval(action, 'Não é possível despublicar')
  if (action.action === 'publish' && schemaType === 'route') return publishRoute(action)
  return action
}

const known = new WeakMap<DocumentActionComponent, Map<string, DocumentActionComponent>>()

/** One guard per action and type: the Studio renders an action anew whenever its identity changes. */
function guardOnce(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  const byType = known.get(action) ?? new Map<string, DocumentActionComponent>()
  known.set(action, byType)
  const guard = byType.get(schemaType) ?? guarded(action, schemaType)
  byType.set(schemaType, guard)
  return guard
}

/** The actions of a document: Sanity's own, with the site's guards around them. */
export const documentActions = (
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] => {
  // There is nothing to publish, copy or restore.
  if (schemaType === 'lead') return actions.filter(({ action }) => action === 'delete')
  return singletonActions(actions, { schemaType }).map((action) => guardOnce(action, schemaType))
}

/** The badges of a document. A lead needs none: Sanity's 'Live' says only that it has no draft. */
export const documentBadges = (
  badges: DocumentBadgeComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentBadgeComponent[] => (schemaType === 'lead' ? [] : badges)
