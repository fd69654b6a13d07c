'use client'

import { type ReactNode, useEffect, useState } from 'react'

interface OutsideStudioProps {
  /** Whether the browser said that it asked for the page of a frame. */
  isFramed: boolean
  children: ReactNode
}

/**
 * Shows its children unless the page is in the Studio's frame, which says by itself that it shows a draft. No
 * other page may frame a preview.
 */
export function OutsideStudio({ isFramed, children }: OutsideStudioProps) {
  // A later answer belongs to a script's request, not to a frame's: the first one is kept.
  const [isHidden, setHidden] = useState(isFramed)
  // Not every browser says it with the request.
  useEffect(() => setHidden(window.top !== window), [])
  return isHidden ? null : children
}
