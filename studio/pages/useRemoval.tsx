import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import { useClient } from 'sanity'
import { Referrers } from '../actions/Referrers.tsx'
import { RemovalForm } from './RemovalForm.tsx'
import { type RemovalMode, type RemovalPlan, readRemoval, removeDocument } from './removal.ts'

const HEADERS: Record<RemovalMode, { ask: string; refuse: string; done: string }> = {
  unpublish: {
    ask: 'Tirar do ar',
    refuse: 'Não é possível despublicar',
    done: 'Fora do ar. O conteúdo continua aqui, como rascunho.',
  },
  delete: { ask: 'Excluir', refuse: 'Não é possível excluir', done: 'Excluído com a página.' },
}

interface Removable {
  id: string
  type: string
  published: boolean
  draft: boolean
}

interface RemovalDialog {
  header: string
  content: ReactNode
}

/** The dialog that removes a document together with its page: `open` asks, `dialog` is what to show. */
export function useRemoval({ id, type, published, draft }: Removable) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [asked, setAsked] = useState<{ plan: RemovalPlan; mode: RemovalMode }>()
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsked(undefined)
  const fail = () =>
    push({
      status: 'error',
      title: 'O conteúdo não foi removido.',
      description: 'Alguém pode ter mudado o documento agora mesmo. Confira e tente de novo.',
    })

  const remove = async (destination: string) => {
    if (!asked) return
    setBusy(true)
    const redirectId = `redirect-${crypto.randomUUID()}`
    try {
      await removeDocument(
        client,
        { id, type, ...asked, destination, redirectId },
        { published, draft },
      )
      push({ status: 'success', title: HEADERS[asked.mode].done })
    } catch {
      fail()
    } finally {
      setBusy(false)
      close()
    }
  }

  /** Asks for the removal; `otherwise` runs instead for a document without a page. */
  const open = async (mode: RemovalMode, otherwise?: () => void) => {
    const plan = await readRemoval(client, id).catch(() => undefined)
    if (!plan) return fail()
    if (plan.pages.length + plan.blockers.length === 0 && otherwise) return otherwise()
    setAsked({ plan, mode })
  }

  const dialog: RemovalDialog | undefined = asked && {
    header: asked.plan.blockers.length > 0 ? HEADERS[asked.mode].refuse : HEADERS[asked.mode].ask,
    content:
      asked.plan.blockers.length > 0 ? (
        <Referrers referrers={asked.plan.blockers} onLeave={close} />
      ) : (
        <RemovalForm {...asked} isBusy={isBusy} onRemove={remove} onCancel={close} />
      ),
  }
  return { open, close, dialog }
}
