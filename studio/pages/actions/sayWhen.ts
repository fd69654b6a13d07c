import { useToast } from '@sanity/ui/toast'
import type { DocumentActionComponent } from 'sanity'
import { pageSentence, pageStateOf } from '../../base/documents/pageState.ts'
import { useSucceeded } from './useSucceeded.ts'

/**
 * Wraps the action that publishes a document with a page. When the site does not show that page at once, a message
 * says so: Sanity's own, 'O documento foi publicado', sounds as if it did.
 */
export function sayWhen(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useSayWhen: DocumentActionComponent = (props) => {
    const { push } = useToast()
    useSucceeded(props, 'publish', () => {
      const now = new Date()
      // The draft is still there when Sanity has not read yet that it is published.
      const versions = { published: props.draft ?? props.published }
      if (pageStateOf(versions, now) === 'online') return
      push({ id: `when-${props.id}`, status: 'info', title: pageSentence(versions, now) })
    })
    return useOriginal(props)
  }
  return useSayWhen
}
