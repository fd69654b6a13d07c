'use client'

import { REFRESH_MESSAGE } from '@elos/content/parts/preview/refresh'
import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing'
import { useEffect, useRef } from 'react'
import { settleTexts } from './settleTexts.ts'

/** Milliseconds until queries for drafts include an edit. */
const INDEXING_MS = 200
/** Milliseconds within which Presentation tells of an edit that our Studio has told of. */
const TOLD_AGAIN_MS = 3000

/**
 * Outlines every text for the Studio, and shows an edit as soon as it is saved in the draft: our Studio tells
 * the page so, and Presentation does about a second later.
 */
export function ClickToEdit({ studioOrigin }: { studioOrigin: string }) {
  const { refresh } = useRouter()
  /** The moment at which our Studio last told of an edit, in milliseconds since 1970. */
  const toldAt = useRef(0)
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== studioOrigin || data !== REFRESH_MESSAGE) return
      toldAt.current = Date.now()
      refresh()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [refresh, studioOrigin])
  useEffect(() => {
    const settle = () => settleTexts(document.body)
    settle()
    const edits = new MutationObserver(settle)
    edits.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => edits.disconnect()
  }, [])
  return (
    <VisualEditing
      refresh={async ({ source }) => {
        if (source === 'mutation' && Date.now() - toldAt.current < TOLD_AGAIN_MS) return
        await new Promise((resolve) => setTimeout(resolve, INDEXING_MS))
        refresh()
      }}
    />
  )
}
