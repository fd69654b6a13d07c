import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import { useClient } from 'sanity'
import { Referrers } from './Referrers.tsx'
import { RemovalForm } from './RemovalForm.tsx'
import { type RemovalMode, type RemovalPlan, readRemoval, removeLinks } from './removal.ts'

const HEADERS: Record<RemovalMode, { ask: string; refuse: string }> = {
  unpublish: { ask: 'Tirar do ar', refuse: 'Não é possível tirar do ar' },
  delete: { ask: 'Excluir', refuse: 'Não é possível excluir' },
}

interface RemovalDialog {
  header: string
  content: ReactNode
}

/**
 * The dialog before Sanity's own action (`remove`) takes a document off the site: it removes what leads to it.
 * `open` asks, `dialog` is what to show.
 */
export function useRemoval(id: string, mode: RemovalMode, remove: (() => void) | undefined) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [asked, setAsked] = useState<RemovalPlan>()
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsked(undefined)
  const fail = () =>
    push({
      status: 'error',
      title: 'O conteúdo não foi removido.',
      description: 'Alguém pode ter mudado o documento agora mesmo. Confira e tente de novo.',
    })

  const removeAll = async (destination: string) => {
    if (!asked) return
    setBusy(true)
    const redirectId = `redirect-${crypto.randomUUID()}`
    try {
      const links = { id, mode, plan: asked, destination, redirectId }
      // The links have their own transaction: with one for all, the Studio would wait forever for their events.
      await removeLinks(client.transaction(), links).commit()
      remove?.()
    } catch {
      fail()
    } finally {
      setBusy(false)
      close()
    }
  }

  /** Asks; Sanity's own action runs at once for a document to which nothing leads and that nobody sees. */
  const open = async () => {
    const plan = await readRemoval(client, id).catch(() => undefined)
    if (!plan) return fail()
    if (!plan.live && plan.blockers.length + plan.recommending.length === 0) return remove?.()
    setAsked(plan)
  }

  const dialog: RemovalDialog | undefined = asked && {
    header: asked.blockers.length > 0 ? HEADERS[mode].refuse : HEADERS[mode].ask,
    content:
      asked.blockers.length > 0 ? (
        <Referrers referrers={asked.blockers} onLeave={close} />
      ) : (
        <RemovalForm
          plan={asked}
          mode={mode}
          isBusy={isBusy}
          onRemove={removeAll}
          onCancel={close}
        />
      ),
  }
  return { open, close, dialog }
}
