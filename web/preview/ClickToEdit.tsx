'use client'

import { REFRESH_MESSAGE } from '@elos/content/parts/preview/refresh'
import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing'
import { useEffect } from 'react'

/** Milliseconds until queries for drafts include an edit. */
const INDEXING_MS = 200

/**
 * Outlines every text for the Studio, and shows an edit as soon as it is saved in the draft: our Studio tells
 * the page so, and Presentation does about a second later.
 */
export function ClickToEdit({ studioOrigin }: { studioOrigin: string }) {
  const { refresh } = useRouter()
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === studioOrigin && data === REFRESH_MESSAGE) refresh()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [refresh, studioOrigin])
  return (
    <VisualEditing
      refresh={async () => {
        await new Promise((resolve) => setTimeout(resolve, INDEXING_MS))
        refresh()
      }}
    />
  )
}
