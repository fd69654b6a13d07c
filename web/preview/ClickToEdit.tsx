'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing'

/** How long the Studio's own index may take to show an edit, in milliseconds. */
const SETTLE = 200

/** Outlines every text for the Studio, and shows an edit as soon as it is saved in the draft. */
export function ClickToEdit() {
  const { refresh } = useRouter()
  return (
    <VisualEditing
      refresh={async () => {
        await new Promise((resolve) => setTimeout(resolve, SETTLE))
        refresh()
      }}
    />
  )
}
