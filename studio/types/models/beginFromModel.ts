import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { AddDocumentIcon } from '@sanity/icons/AddDocument'
import { type DocumentActionComponent, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { pageOf } from './model.ts'

const FAILURE = { title: 'A página não foi criada.', description: CHECK_CONNECTION }

/** The action that begins a page as a model has it, and opens the page. */
export const beginFromModel: DocumentActionComponent = ({ published }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const { navigateIntent } = useRouter()
  const { isBusy, attempt } = useAttempt()
  if (!published) return null
  const begin = async () => {
    const id = crypto.randomUUID()
    const { _type: type } = await client.create(pageOf(published, id))
    navigateIntent('edit', { id, type })
  }
  return {
    label: 'Usar este modelo',
    icon: AddDocumentIcon,
    disabled: isBusy,
    onHandle: () => attempt(begin, FAILURE),
  }
}
