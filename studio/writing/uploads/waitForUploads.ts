import { isStopped, leftoverPaths, type Upload, uploadsOf } from '@elos/content/review/uploads'
import { useState } from 'react'
import { useDocumentOperation } from 'sanity'
import { useNow } from '../../base/useNow.ts'
import { wrapAction } from '../../base/wrapAction.ts'

const namesOf = (uploads: readonly Upload[]) =>
  new Intl.ListFormat('pt-BR').format(uploads.map(({ name }) => `“${name}”`))

/**
 * Wraps the action that publishes a document. It waits while a file is on its way: the published document
 * would never get it. If the file has stopped, a click offers to remove what is left of it.
 */
export const waitForUploads = wrapAction((original, { id, type, draft }) => {
  const [isOpen, setOpen] = useState(false)
  const { patch } = useDocumentOperation(id, type)
  const uploads = draft ? uploadsOf(draft) : []
  const now = useNow()
  if (!original || uploads.length === 0) return original

  const running = uploads.filter((upload) => !isStopped(upload, now))
  if (running.length > 0)
    return {
      ...original,
      disabled: true,
      title: `Ainda enviando ${namesOf(running)}. Publique quando terminar.`,
    }
  return {
    ...original,
    disabled: false,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'confirm',
      tone: 'caution',
      message: `O envio de ${namesOf(uploads)} parou no meio, e o arquivo não chegou. Retire o envio para publicar sem ele, ou volte e escolha o arquivo de novo.`,
      confirmButtonText: 'Retirar o envio',
      cancelButtonText: 'Voltar',
      onCancel: () => setOpen(false),
      onConfirm: () => {
        setOpen(false)
        patch.execute([{ unset: leftoverPaths(uploads) }])
      },
    },
  }
})
