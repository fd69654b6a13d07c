'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing'

/** Milliseconds until queries for drafts include an edit. */
const INDEXING_MS = 200

/** Outlines every text for the Studio, and shows an edit as soon as it is saved in the draft. */
export function ClickToEdit() {
  const { refresh } = useRouter()
  return (
    <VisualEditing
      refresh={async () => {
        await new Promise((resolve) => setTimeout(resolve, INDEXING_MS))
        refresh()
      }}
    />
  )
}
