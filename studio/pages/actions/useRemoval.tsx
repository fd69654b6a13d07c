import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import { useClient } from 'sanity'
import { Referrers } from './Referrers.tsx'
import { RemovalForm } from './RemovalForm.tsx'
import {
  type RemovalMode,
  type RemovalPlan,
  readRemoval,
  removeLinks,
  type Subject,
} from './removal.ts'

const HEADERS: Record<RemovalMode, { ask: string; refuse: string }> = {
  unpublish: { ask: 'Tirar do ar', refuse: 'Não é possível tirar do ar' },
  delete: { ask: 'Excluir', refuse: 'Não é possível excluir' },
}

const REFUSAL =
  'Outros documentos usam este. Abra cada um, troque ou retire o link, publique e tente de novo. Se for uma autorização de depoimento, exclua-a.'

interface RemovalDialog {
  header: string
  content: ReactNode
}

/**
 * The dialog before Sanity's own action (`remove`) takes a document off the site: it removes what leads to it.
 * `open` asks, `dialog` is what to show.
 */
export function useRemoval(subject: Subject, remove: () => void) {
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
      // The links have their own transaction: with one for all, the Studio would wait forever for their events.
      await removeLinks(client.transaction(), { plan: asked, destination, redirectId }).commit()
      remove()
    } catch {
      fail()
    } finally {
      setBusy(false)
      close()
    }
  }

  /** Asks; Sanity's own action runs at once for a document to which nothing leads and that nobody sees. */
  const open = async () => {
    const plan = await readRemoval(client, subject).catch(() => undefined)
    if (!plan) return fail()
    if (!plan.live && plan.blockers.length + plan.uses.length === 0) return remove()
    setAsked(plan)
  }

  const { ask, refuse } = HEADERS[subject.mode]
  const dialog: RemovalDialog | undefined = asked && {
    header: asked.blockers.length > 0 ? refuse : ask,
    content:
      asked.blockers.length > 0 ? (
        <Referrers text={REFUSAL} uses={asked.blockers} onLeave={close} />
      ) : (
        <RemovalForm plan={asked} isBusy={isBusy} onRemove={removeAll} onCancel={close} />
      ),
  }
  return { open, close, dialog }
}
