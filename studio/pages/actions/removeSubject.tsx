import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { TrashIcon } from '@sanity/icons/Trash'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  useClient,
  useCurrentUser,
  useDocumentOperation,
} from 'sanity'
import { useAttempt } from '../../base/useAttempt.ts'
import { staffName } from '../../leads/staffName.ts'
import { keepCopy } from '../deleted/deletion.ts'
import { noteAbsence } from './noteAbsence.ts'
import { Referrers } from './Referrers.tsx'
import { RemovalForm } from './RemovalForm.tsx'
import { refusalText } from './refusal.ts'
import { type RemovalMode, type RemovalPlan, readRemoval, removeLinks } from './removal.ts'

const LOOKS = {
  unpublish: { label: 'Tirar do ar', icon: EyeClosedIcon, refusal: 'Não é possível tirar do ar' },
  delete: { label: 'Excluir', icon: TrashIcon, refusal: 'Não é possível excluir' },
}

const FAILURE = {
  title: 'O conteúdo não foi removido.',
  description: 'Alguém pode ter mudado o documento agora mesmo. Confira e tente de novo.',
}

/**
 * The action that takes a document off the site: one dialog says what goes with it and offers a redirect, or lists what
 * needs it. What leads to the document is removed first, and a copy of one that is deleted is kept. Sanity's own
 * 'unpublish' is hidden wherever drafts are shown.
 */
function removalBy(mode: RemovalMode): DocumentActionComponent {
  const { label, icon, refusal } = LOOKS[mode]
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; this makes one for each mode, once
  const useRemoveSubject: DocumentActionComponent = ({ id, type, draft, published, ready }) => {
    const client = useClient({ apiVersion: API_VERSION })
    const user = useCurrentUser()
    const operations = useDocumentOperation(id, type)
    const { isBusy, attempt } = useAttempt()
    const [asked, setAsked] = useState<RemovalPlan>()
    // While the document is read, nobody sees yet what would be removed.
    if (!ready || (mode === 'unpublish' && !published)) return null
    const document = draft ?? published
    const close = () => setAsked(undefined)

    const remove = async (plan: RemovalPlan, destination: string) => {
      const redirectId = `redirect-${crypto.randomUUID()}`
      const transaction = removeLinks(client.transaction(), { plan, destination, redirectId })
      noteAbsence(transaction, plan)
      if (mode === 'delete' && document) keepCopy(transaction, document, staffName(user))
      // It is a transaction of its own: with one for all, the Studio would wait forever for the events of the links.
      if (transaction.serialize().length > 0) await transaction.commit()
      if (mode === 'unpublish') operations.unpublish.execute()
      // Sanity deletes the published version, and the others that it is told of.
      else operations.delete.execute(draft ? [draft._id] : [])
    }

    /** Asks, unless nothing leads to the document and nobody sees it. */
    const open = async () => {
      const plan = await readRemoval(client, { id, type, mode })
      if (plan.live || plan.blockers.length + plan.uses.length > 0) setAsked(plan)
      else await remove(plan, '')
    }

    const refused = asked && refusalText(asked)
    return {
      label,
      icon,
      tone: 'critical',
      disabled: Boolean(operations[mode].disabled),
      onHandle: () => attempt(open, FAILURE),
      dialog: asked && {
        type: 'dialog',
        header: refused ? refusal : label,
        onClose: close,
        content: refused ? (
          <Referrers text={refused} uses={asked.blockers} onLeave={close} />
        ) : (
          <RemovalForm
            plan={asked}
            action={label}
            isBusy={isBusy}
            onRemove={(to) => attempt(() => remove(asked, to), FAILURE).finally(close)}
            onCancel={close}
          />
        ),
      },
    }
  }
  return useRemoveSubject
}

/** The actions that remove documents. */
export const REMOVALS = { unpublish: removalBy('unpublish'), delete: removalBy('delete') }
