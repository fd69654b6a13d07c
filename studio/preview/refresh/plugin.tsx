import { REFRESH_MESSAGE } from '@elos/content/parts/preview/refresh'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord } from '@elos/content/parts/stored/value'
import { useEffect } from 'react'
import { retry } from 'rxjs'
import {
  definePlugin,
  type InputProps,
  type LayoutProps,
  useClient,
  useDocumentOperation,
} from 'sanity'
import { environment } from '../../base/environment.ts'

/** How long to wait for the next key before an edit is saved, in milliseconds. The Studio waits a second. */
const PAUSE_MS = 150

const RETRY_MS = 2000

const { siteUrl } = environment

/** The frames of this window that show pages of the site. */
const previewFrames = (): HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(siteUrl))

/** Notifies the pages that are shown that a draft has changed. */
function refreshPreviews(): void {
  const { origin } = new URL(siteUrl)
  for (const { contentWindow } of previewFrames())
    contentWindow?.postMessage(REFRESH_MESSAGE, origin)
}

/**
 * Shows an edit in the preview at once: it is saved after a short pause, and the page is notified as soon as a
 * query finds it. Presentation alone waits for a second without edits before it notifies the page.
 */
export const quickPreview = definePlugin({
  name: 'quick-preview',
  studio: { components: { layout: LayoutWithRefresh } },
  form: { components: { input: SavedSoon } },
})

function LayoutWithRefresh(props: LayoutProps) {
  const client = useClient({ apiVersion: API_VERSION })
  useEffect(() => {
    const subscription = client
      .listen(
        '*[_id in path("drafts.**")]',
        {},
        { events: ['mutation'], includeResult: false, visibility: 'query', tag: 'preview' },
      )
      .pipe(retry({ delay: RETRY_MS }))
      .subscribe(refreshPreviews)
    return () => subscription.unsubscribe()
  }, [client])
  return props.renderDefault(props)
}

function SavedSoon(props: InputProps) {
  const { value, path } = props
  const isDocument = path.length === 0 && isRecord(value)
  return (
    <>
      {isDocument && typeof value._id === 'string' && typeof value._type === 'string' && (
        <Saving id={publishedId(value._id)} type={value._type} value={value} />
      )}
      {props.renderDefault(props)}
    </>
  )
}

/** Saves a document a short pause after it was edited, while a preview shows the site. */
function Saving({ id, type, value }: { id: string; type: string; value: object }) {
  const { commit } = useDocumentOperation(id, type)
  useEffect(() => {
    // Each edit makes another value.
    if (!value || previewFrames().length === 0) return
    const timer = setTimeout(() => {
      if (!commit.disabled) commit.execute()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, commit])
  return null
}
