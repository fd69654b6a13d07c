import { PageShell } from '@elos/ui'
import type { ReactNode } from 'react'
import { pageAt, pathOf } from '../../lib/page.ts'

interface Props {
  children: ReactNode
  params: Promise<{ path?: string[] }>
}

/** Header and footer, around a page as around 'Página Não Encontrada'. */
export default async function RegistryLayout({ children, params }: Props) {
  const loaded = await pageAt(pathOf((await params).path))
  if (loaded.outcome === 'redirect') return children
  const page = loaded.outcome === 'page' ? loaded.page : null
  const site = loaded.outcome === 'page' ? loaded.page.site : loaded.site
  return (
    <PageShell site={site} kind={page?.kind ?? null} path={page?.route.path ?? null}>
      {children}
    </PageShell>
  )
}
