import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { staffName } from '../../leads/staffName.ts'
import { keepCopy } from '../deleted/deletion.ts'
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

interface Removing {
  /** The newest version of the document. */
  document: StoredDocument | null
  /** Sanity's own action. */
  remove: () => void
}

/**
 * The dialog before Sanity's own action (`remove`) takes a document off the site: it removes what leads to it, and keeps
 * a copy of one that is deleted. `open` asks, `dialog` is what to show.
 */
export function useRemoval(subject: Subject, { document, remove }: Removing) {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
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

  const removeAll = async (plan: RemovalPlan, destination: string) => {
    setBusy(true)
    const redirectId = `redirect-${crypto.randomUUID()}`
    try {
      const transaction = removeLinks(client.transaction(), { plan, destination, redirectId })
      if (subject.mode === 'delete' && document) keepCopy(transaction, document, staffName(user))
      // It is a transaction of its own: with one for all, the Studio would wait forever for the events of the links.
      if (transaction.serialize().length > 0) await transaction.commit()
      remove()
    } catch {
      fail()
    } finally {
      setBusy(false)
      close()
    }
  }

  /** Asks, unless nothing leads to the document and nobody sees it. */
  const open = async () => {
    const plan = await readRemoval(client, subject).catch(() => undefined)
    if (!plan) return fail()
    if (!plan.live && plan.blockers.length + plan.uses.length === 0) return removeAll(plan, '')
    setAsked(plan)
  }

  const { ask, refuse } = HEADERS[subject.mode]
  const dialog: RemovalDialog | undefined = asked && {
    header: asked.blockers.length > 0 ? refuse : ask,
    content:
      asked.blockers.length > 0 ? (
        <Referrers text={REFUSAL} uses={asked.blockers} onLeave={close} />
      ) : (
        <RemovalForm
          plan={asked}
          isBusy={isBusy}
          onRemove={(destination) => removeAll(asked, destination)}
          onCancel={close}
        />
      ),
  }
  return { open, close, dialog }
}
