import type { DocumentActionComponent } from 'sanity'

/**
 * Wraps the action that publishes a document, so that its place in the footer is never that of another action. While
 * there is nothing to publish it is a grey 'Publicado': a second click on 'Publicar' does nothing.
 */
export function keepPlace(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useKeepPlace: DocumentActionComponent = (props) => {
    const original = useOriginal(props)
    if (original && (props.draft || !props.published)) return original
    return { ...original, label: props.published ? 'Publicado' : 'Publicar', disabled: true }
  }
  return useKeepPlace
}
