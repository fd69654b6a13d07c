import type { ReactNode } from 'react'
import { useWorkspace } from 'sanity'
import { useLink } from 'sanity/router'

/** A link to a page of the Studio that is no document. */
export function PathLink({ path, children }: { path: string; children: ReactNode }) {
  const { basePath } = useWorkspace()
  const href = `${basePath.replace(/\/$/, '')}${path}`
  const link = useLink({ href })
  return (
    <a {...link} href={href}>
      {children}
    </a>
  )
}
