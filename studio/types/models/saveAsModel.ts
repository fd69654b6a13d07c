import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { recordsIn, titleOf } from '@elos/content/parts/stored/value'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient } from 'sanity'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { modelOf } from './model.ts'

const FAILURE = { title: 'O modelo não foi guardado.', description: CHECK_CONNECTION }

/** The action that saves a model of a page, as it is written now; none while the page has no section. */
export const saveAsModel: DocumentActionComponent = ({ draft, published }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { isBusy, attempt } = useAttempt()
  const page = draft ?? published
  if (!page || recordsIn(page.sections).length === 0) return null
  const save = async () => {
    await client.create(modelOf(page))
    push({ status: 'success', title: `“${titleOf(page)}” está em “Modelos de página”.` })
  }
  return {
    label: 'Guardar como modelo',
    icon: BookmarkIcon,
    disabled: isBusy,
    onHandle: () => attempt(save, FAILURE),
  }
}
