import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { type DocumentActionComponent, useClient } from 'sanity'
import { endRedirects } from './endRedirects.ts'
import { useSucceeded } from './useSucceeded.ts'

/** Wraps the action that publishes a document with a page: the redirect that was left when it was taken off ends then. */
export function endRedirect(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useEndRedirect: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: API_VERSION })
    // A redirect that stays has no effect: the page takes precedence.
    useSucceeded(props, 'publish', () => void endRedirects(client, [props.id]).catch(() => {}))
    return useOriginal(props)
  }
  return useEndRedirect
}
