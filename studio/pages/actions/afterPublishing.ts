import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useToast } from '@sanity/ui/toast'
import { useClient } from 'sanity'
import { pageSentence, pageStateOf } from '../../base/documents/pageState.ts'
import { wrapAction } from '../../base/wrapAction.ts'
import { endRedirects } from './endRedirects.ts'
import { useSucceeded } from './useSucceeded.ts'

/**
 * Wraps the action that publishes a document with a page. The redirect that was left when it was taken off ends then. When
 * the site does not show that page at once, a message says so: Sanity's own, 'O documento foi publicado', sounds as if it
 * did.
 */
export const afterPublishing = wrapAction((original, props) => {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  useSucceeded(props, 'publish', () => {
    // A redirect that stays has no effect: the page takes precedence.
    void endRedirects(client, [props.id]).catch(() => {})
    const now = new Date()
    // The draft is still there when Sanity has not read yet that it is published.
    const versions = { published: props.draft ?? props.published }
    if (pageStateOf(versions, now) === 'online') return
    push({ id: `when-${props.id}`, status: 'info', title: pageSentence(versions, now) })
  })
  return original
})
