import { REFRESH_MESSAGE } from '@elos/content/parts/preview/refresh'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect } from 'react'
import { retry } from 'rxjs'
import { definePlugin, type LayoutProps, useClient, useDocumentOperation } from 'sanity'
import { aboveFields } from '../../base/aboveFields.tsx'
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

/** Saves a document a short pause after it was edited, while a preview shows the site. */
const SavedSoon = aboveFields(({ id, type, value }) => {
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
})

/**
 * Shows an edit in the preview at once: it is saved after a short pause, and the page is notified as soon as a
 * query finds it. Presentation alone waits for a second without edits before it notifies the page.
 */
export const quickPreview = definePlugin({
  name: 'quick-preview',
  studio: { components: { layout: LayoutWithRefresh } },
  form: { components: { input: SavedSoon } },
})
