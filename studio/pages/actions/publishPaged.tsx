import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { ClientError } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { useClient, useSyncState } from 'sanity'
import { pageSentence } from '../../base/documents/pageState.ts'
import { useAskFirst } from '../../base/useAskFirst.ts'
import { type Failure, useAttempt } from '../../base/useAttempt.ts'
import { wrapAction } from '../../base/wrapAction.ts'
import { movePage } from './movePage.ts'
import { PathChangeForm } from './PathChangeForm.tsx'
import { pathChange } from './pathChange.ts'

const REFUSED: Failure = {
  title: 'A página não foi publicada. O endereço continua o mesmo.',
  description: 'Alguém pode ter mudado o documento agora mesmo. Confira e tente de novo.',
}

const UNANSWERED: Failure = {
  title: 'Não se sabe se a página foi publicada no novo endereço.',
  description: 'O servidor não respondeu. Veja em que endereço ela está antes de tentar de novo.',
}

const failureOf = (error: unknown): Failure => (error instanceof ClientError ? REFUSED : UNANSWERED)

/**
 * Wraps the action that publishes a document with a page. If its path changed, a dialog offers a redirect from the old
 * path.
 */
export const publishPaged = wrapAction((original, { id, type, draft, published }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { isSyncing } = useSyncState(id, type)
  const [isOpen, setOpen] = useState(false)
  /** The choice in the dialog, until publishing begins. */
  const [chosen, setChosen] = useState<{ withRedirect: boolean }>()
  const { isBusy, attempt } = useAttempt()
  const change = pathChange(published, draft)
  const isReady = !isSyncing && !original?.disabled

  const publish = async (withRedirect: boolean) => {
    if (!change || !draft || !published) return
    const redirectId = withRedirect ? `redirect-${crypto.randomUUID()}` : undefined
    await movePage(client, { published, draft, change, redirectId })
    setOpen(false)
    push({ status: 'success', title: pageSentence({ published: draft }, new Date()) })
  }
  // The Studio may still save or check the last change when somebody clicks: the click counts as soon as it is done.
  useEffect(() => {
    if (!chosen || !isReady) return
    setChosen(undefined)
    void attempt(() => publish(chosen.withRedirect), failureOf)
  })
  const onHandle = useAskFirst({
    isAsked: Boolean(change && draft && published),
    ask: () => setOpen(true),
    otherwise: original?.onHandle,
  })
  if (!original) return null
  if (!change || !draft || !published) return { ...original, onHandle }

  const close = () => {
    setOpen(false)
    setChosen(undefined)
  }
  return {
    ...original,
    onHandle,
    dialog: isOpen && {
      type: 'dialog',
      header: 'O endereço da página vai mudar',
      onClose: close,
      content: (
        <PathChangeForm
          change={change}
          isBusy={isBusy || chosen !== undefined}
          onPublish={(withRedirect) => setChosen({ withRedirect })}
          onCancel={close}
        />
      ),
    },
  }
})
