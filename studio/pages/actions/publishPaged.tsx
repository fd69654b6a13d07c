import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useSyncState } from 'sanity'
import { pageSentence } from '../../base/documents/pageState.ts'
import { useAttempt } from '../../base/useAttempt.ts'
import { wrapAction } from '../../base/wrapAction.ts'
import { movePage } from './movePage.ts'
import { PathChangeForm } from './PathChangeForm.tsx'
import { pathChange } from './pathChange.ts'

const FAILURE = {
  title: 'A página não foi publicada. O endereço continua o mesmo.',
  description: 'Alguém pode ter mudado o documento agora mesmo. Confira e tente de novo.',
}

/**
 * Wraps the action that publishes a document with a page. If its path changed, a dialog offers a redirect from the old
 * path.
 */
export const publishPaged = wrapAction((original, { id, type, draft, published }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { isSyncing } = useSyncState(id, type)
  const [isOpen, setOpen] = useState(false)
  const { isBusy, attempt } = useAttempt()
  const change = pathChange(published, draft)
  if (!original || !change || !draft || !published) return original

  const publish = async (withRedirect: boolean) => {
    const redirectId = withRedirect ? `redirect-${crypto.randomUUID()}` : undefined
    await movePage(client, { published, draft, change, redirectId })
    setOpen(false)
    push({ status: 'success', title: pageSentence({ published: draft }, new Date()) })
  }

  return {
    ...original,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'O endereço da página vai mudar',
      onClose: () => setOpen(false),
      content: (
        <PathChangeForm
          change={change}
          isBusy={isSyncing || isBusy || Boolean(original.disabled)}
          onPublish={(withRedirect) => attempt(() => publish(withRedirect), FAILURE)}
          onCancel={() => setOpen(false)}
        />
      ),
    },
  }
})
