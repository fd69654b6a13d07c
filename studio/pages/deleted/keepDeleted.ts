import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity'
import { staffName } from '../../leads/staffName.ts'
import { keepCopy } from './deletion.ts'

/**
 * Wraps the action that deletes a document. Before it asks whether it may, a copy is kept for the list 'Excluídos', which
 * leaves out what is still there.
 */
export function keepDeleted(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useKeepDeleted: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: API_VERSION })
    const deletedBy = staffName(useCurrentUser())
    const { push } = useToast()
    const original = useOriginal(props)
    if (!original) return null
    const document = props.draft ?? props.published
    const onHandle = async () => {
      try {
        if (document) await keepCopy(client, document, deletedBy)
      } catch {
        push({
          status: 'error',
          title: 'O conteúdo não foi excluído.',
          description: 'Confira a conexão e tente de novo.',
        })
        return
      }
      original.onHandle?.()
    }
    return { ...original, onHandle }
  }
  useKeepDeleted.action = useOriginal.action
  useKeepDeleted.displayName = `KeepDeleted(${useOriginal.displayName ?? 'delete'})`
  return useKeepDeleted
}
