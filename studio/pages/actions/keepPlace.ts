import { wrapAction } from '../../base/wrapAction.ts'

/**
 * Wraps the action that publishes a document, so that its place in the footer is never that of another action. While
 * there is nothing to publish it is a grey 'Publicado': a second click on 'Publicar' does nothing.
 */
export const keepPlace = wrapAction((original, { draft, published }) =>
  original && (draft || !published)
    ? original
    : { ...original, label: published ? 'Publicado' : 'Publicar', disabled: true },
)
