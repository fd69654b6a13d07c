import { KINDS, PAGE_KINDS } from '@elos/content/page/kinds'
import { NOTIFICATION_SETTINGS } from '@elos/content/parts/lead/notificationSettings'
import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { EMPTY_SEARCHES } from '@elos/content/parts/search/emptySearches'
import { CONSENT_TYPE } from '@elos/content/review/consents'
import type { DocumentActionsContext, TemplateItem } from 'sanity'
import { CARRIER_PRICE } from './carrierPrice.ts'

/** Types with exactly one document, whose id is the type's name. */
export const SINGLETONS: readonly string[] = [
  'siteSettings',
  ...PAGE_KINDS.map((kind) => KINDS[kind])
    .filter(({ sortedBy }) => !sortedBy)
    .map(({ type }) => type),
]

/** Whether a type has exactly one document. */
export const isSingleton = (type: string): boolean => SINGLETONS.includes(type)

const FORBIDDEN_ACTIONS = new Set(['duplicate', 'delete', 'unpublish'])

/** The actions without those a singleton must not have: pages depend on it, and there is only one. */
export function singletonActions<Action extends { action?: string }>(
  actions: Action[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): Action[] {
  if (!isSingleton(schemaType)) return actions
  return actions.filter(({ action }) => !action || !FORBIDDEN_ACTIONS.has(action))
}

/** The type of the models from which a new page may begin. */
export const PAGE_MODEL = 'pageModel'

/** The private types that hold no data of persons. */
const WITHOUT_PERSONS: readonly string[] = [GROUP_TYPE, PAGE_MODEL]

/** The private types with exactly one document, which the site makes or reads. */
const PRIVATE_SINGLETONS: readonly string[] = [NOTIFICATION_SETTINGS, EMPTY_SEARCHES]

/** The types that only staff read, so that their documents have no draft to publish and no page. */
export const PRIVATE_TYPES: readonly string[] = [
  'lead',
  CONSENT_TYPE,
  ...PRIVATE_SINGLETONS,
  ...WITHOUT_PERSONS,
]

/** Whether a type is private. */
export const isPrivate = (type: string): boolean => PRIVATE_TYPES.includes(type)

/** Whether documents of a private type can be deleted: the one that stands in the menu cannot. */
export const isDeletable = (type: string): boolean => !PRIVATE_SINGLETONS.includes(type)

/** Whether a deleted document of a type can be restored: a person's data that is erased is gone. */
export const isRestorable = (type: string): boolean =>
  !isPrivate(type) || WITHOUT_PERSONS.includes(type)

/**
 * The templates that the Studio offers for new documents: none of a singleton or a private type, nor the
 * one that needs a carrier.
 */
export const newDocumentOptions = (templates: TemplateItem[]): TemplateItem[] =>
  templates.filter(
    ({ templateId }) =>
      !isSingleton(templateId) && !isPrivate(templateId) && templateId !== CARRIER_PRICE,
  )
