import { dayInAddress, readPreviewDay } from '@elos/content/parts/preview/day'
import { marksMessage, readChosen, WANTED_MESSAGE } from '@elos/content/review/markMessages'
import { useMediaIndex } from '@sanity/ui'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { usePerspective } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { useRouter } from 'sanity/router'
import { useDocuments } from '../../documents/useDocuments.ts'
import { environment } from '../../environment.ts'
import { today } from '../../templates/initialValues.ts'
import { tellPreviews } from '../refresh/frames.ts'
import { previewMarks } from './previewMarks.ts'

const { siteUrl } = environment

/** The widest windows in which page and form are not side by side, as an index of the Studio's breakpoints. */
const NARROW = 2

/**
 * Has the preview mark what the review finds on the page, and opens the field of a mark that is chosen. A page
 * that is still being loaded gets no marks: when it is there, Presentation opens the page's own document.
 */
export function PreviewMarks({ isConnected }: { isConnected: boolean }) {
  const { preview = '/' } = usePresentationParams()
  const { navigateIntent } = useRouter()
  const withDrafts = usePerspective().selectedPerspectiveName !== 'published'
  // There Presentation has the form on a tab behind the page.
  const isNarrow = useMediaIndex() <= NARROW
  const documents = useDocuments()
  const day = readPreviewDay(dayInAddress(preview), new Date()) ?? today()
  const marks = useMemo(
    () => documents && previewMarks(documents, { day, withDrafts }),
    [documents, day, withDrafts],
  )
  const tell = () => {
    if (marks && isConnected) tellPreviews(siteUrl, marksMessage(marks))
  }
  useEffect(tell, [marks, isConnected])

  const hear = useEffectEvent(({ origin, data }: MessageEvent) => {
    if (origin !== new URL(siteUrl).origin) return
    if (data === WANTED_MESSAGE) tell()
    const chosen = readChosen(data)
    if (!chosen) return
    const { documentId: id, documentType: type, path } = chosen
    const beside = { mode: 'presentation', presentation: 'visualizar', preview }
    navigateIntent('edit', { id, type, path, ...(isNarrow ? { mode: 'structure' } : beside) })
  })
  useEffect(() => {
    const listen = (message: MessageEvent) => hear(message)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return null
}
