'use client'

import { addressOnDay, DAY_PARAMETER } from '@elos/content/parts/preview/day'
import { useEffect } from 'react'

/** Keeps the day for which this page is shown in its links to other pages of the site. */
export function KeepDay({ day }: { day: string }) {
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
      if (new URL(link.href).searchParams.has(DAY_PARAMETER)) return
      link.href = addressOnDay(link.href, day)
    }
    // The listener runs before the link is followed, whoever else listens to it.
    document.addEventListener('click', keep, { capture: true })
    return () => document.removeEventListener('click', keep, { capture: true })
  }, [day])
  return null
}
