import { NotFound } from '@elos/ui'
import type { ReactNode } from 'react'
import { pageAt, pathOf } from '../../lib/page.ts'

interface Props {
  children: ReactNode
  params: Promise<{ path?: string[] }>
}

/**
 * Shows 'Página Não Encontrada' where nothing stands. It is shown here and not in not-found.tsx
 * because Next sends what that file renders along with every page, found or not.
 */
export default async function RegistryLayout({ children, params }: Props) {
  const loaded = await pageAt(pathOf((await params).path))
  return (
    <>
      {loaded.outcome === 'missing' && <NotFound site={loaded.site} />}
      {children}
    </>
  )
}
