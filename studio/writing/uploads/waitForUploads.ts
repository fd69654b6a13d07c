import {
  isStopped,
  leftoverPaths,
  STOPPED_AFTER_MS,
  type Upload,
  uploadsOf,
} from '@elos/content/review/uploads'
import { useEffect, useState } from 'react'
import { useDocumentOperation } from 'sanity'
import { wrapAction } from '../../base/wrapAction.ts'

const namesOf = (uploads: readonly Upload[]) =>
  new Intl.ListFormat('pt-BR').format(uploads.map(({ name }) => `“${name}”`))

/** The present moment; while something is being sent, also again when it may have stopped. */
function useNow(uploads: readonly Upload[]): Date {
  const [now, setNow] = useState(() => new Date())
  const lastSign = uploads.map(({ updatedAt }) => updatedAt).join()
  useEffect(() => {
    if (!lastSign) return
    setNow(new Date())
    const timer = setTimeout(() => setNow(new Date()), STOPPED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [lastSign])
  return now
}

/**
 * Wraps the action that publishes a document. It waits while a file is on its way: the published document
 * would never get it. If the file has stopped, a click offers to remove what is left of it.
 */
export const waitForUploads = wrapAction((original, { id, type, draft }) => {
  const [isOpen, setOpen] = useState(false)
  const { patch } = useDocumentOperation(id, type)
  const uploads = draft ? uploadsOf(draft) : []
  const now = useNow(uploads)
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
