import { pageKindOf } from '@elos/content/page/kinds'
import type {
  DocumentActionComponent,
  DocumentActionsContext,
  DocumentBadgeComponent,
} from 'sanity'
import { isDeletable, isPrivate, PAGE_MODEL, singletonActions } from '../base/singletons.ts'
import type { Wrap } from '../base/wrapAction.ts'
import { afterPublishing } from '../pages/actions/afterPublishing.ts'
import { fillPage } from '../pages/actions/fillPage.ts'
import { keepPlace } from '../pages/actions/keepPlace.ts'
import { publishPaged } from '../pages/actions/publishPaged.tsx'
import { REMOVALS } from '../pages/actions/removeSubject.tsx'
import { showRestored } from '../pages/actions/showRestored.ts'
import { confirmJump } from '../prices/confirmJump.ts'
import { duplicateWithoutFacts } from '../types/copy/duplicateWithoutFacts.ts'
import { beginFromModel } from '../types/models/beginFromModel.ts'
import { saveAsModel } from '../types/models/saveAsModel.ts'
import { waitForUploads } from '../writing/uploads/waitForUploads.ts'
import { addToGroup } from './groups/addToGroup.tsx'

type Guards = Readonly<Record<string, Wrap | undefined>>

/** The guards of the documents of every type. */
const COMMON: Guards = {
  publish: (action) => waitForUploads(keepPlace(action)),
  restore: showRestored,
  duplicate: duplicateWithoutFacts,
  unpublish: () => REMOVALS.unpublish,
  delete: () => REMOVALS.delete,
}

/** The guards of documents that have pages of their own. */
const OF_PAGED: Guards = {
  publish: (action) => waitForUploads(fillPage(afterPublishing(publishPaged(keepPlace(action))))),
}

/** The guards of documents of some types. */
const OF_TYPES: Readonly<Record<string, Guards | undefined>> = {
  claim: { publish: (action) => waitForUploads(confirmJump(keepPlace(action))) },
}

function guardsOf(schemaType: string): Guards {
  return { ...COMMON, ...(pageKindOf(schemaType) ? OF_PAGED : OF_TYPES[schemaType]) }
}

/** An action in the guard of its kind, under the name by which Sanity knows the action; the action itself without a guard. */
function guarded(original: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  const { action } = original
  const guard = guardsOf(schemaType)[action ?? '']?.(original)
  return guard ? Object.assign(guard, { action }) : original
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

/** The actions of our own on documents of some types. */
const OWN: Readonly<Record<string, readonly DocumentActionComponent[] | undefined>> = {
  freePage: [saveAsModel],
  [PAGE_MODEL]: [beginFromModel],
}

/** The first actions. The Studio shows the first that it may as a button, and the others in a menu. */
const FIRST: readonly DocumentActionComponent['action'][] = ['publish', 'unpublish']

const placeOf = ({ action }: DocumentActionComponent) =>
  FIRST.includes(action) ? FIRST.indexOf(action) : FIRST.length

/** The actions of a document: our own, and Sanity's, some wrapped in guards. Of Sanity's a private one has 'delete' or none. */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  // A private document has no drafts or versions to publish, copy or restore.
  const allowed = isPrivate(schemaType)
    ? actions.filter(({ action }) => action === 'delete' && isDeletable(schemaType))
    : [...singletonActions(actions, { schemaType }), addToGroup]
  return [...(OWN[schemaType] ?? []), ...allowed]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((action) => guardOnce(action, schemaType))
}

/** The badges of a document. A private one has none: Sanity's 'Live' would only say that it has no draft. */
export const documentBadges = (
  badges: DocumentBadgeComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentBadgeComponent[] => (isPrivate(schemaType) ? [] : badges)
