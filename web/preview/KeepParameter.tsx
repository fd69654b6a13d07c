'use client'

import { addressWith } from '@elos/content/parts/preview/address'
import { useEffect } from 'react'

interface KeepParameterProps {
  name: string
  value: string
}

/** Keeps what was chosen for this page, such as its day, in its links to other pages of the site. */
export function KeepParameter({ name, value }: KeepParameterProps) {
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
      if (new URL(link.href).searchParams.has(name)) return
      link.href = addressWith(link.href, name, value)
    }
    // The listener runs before the link is followed, whoever else listens to it.
    document.addEventListener('click', keep, { capture: true })
    return () => document.removeEventListener('click', keep, { capture: true })
  }, [name, value])
  return null
}
