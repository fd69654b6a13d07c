import type { DocumentActionsContext, TemplateItem } from 'sanity'

/** Types with exactly one document, whose id is the type's name. */
export const SINGLETONS = ['siteSettings', 'homePage', 'partnerPage', 'blogPage'] as const

/** Whether a type has exactly one document. */
export const isSingleton = (type: string): boolean => SINGLETONS.some((name) => name === type)

const FORBIDDEN = new Set(['duplicate', 'delete', 'unpublish'])

/** A singleton cannot be copied, deleted or taken off the site: pages depend on it. */
export function singletonActions<Action extends { action?: string }>(
  actions: Action[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): Action[] {
  if (!isSingleton(schemaType)) return actions
  return actions.filter(({ action }) => !action || !FORBIDDEN.has(action))
}

/** What no editor makes: leads, and what the media browser keeps (`media.tag`, `media.folder`). */
const isInternal = (type: string): boolean => type === 'lead' || type.startsWith('media.')

/** A singleton is never offered among new documents, wherever they are; nor is what no editor makes. */
export const withoutSingletons = (templates: TemplateItem[]): TemplateItem[] =>
  templates.filter(({ templateId }) => !isSingleton(templateId) && !isInternal(templateId))
