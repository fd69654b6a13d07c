import { listPaths } from '@elos/content'
import { ErrorPage, NotFound, renderPage } from '@elos/ui'
import type { Metadata } from 'next'
import { HttpAnswer } from '../../lib/HttpAnswer.tsx'
import { lake } from '../../lib/lake.ts'
import { nextMetadata } from '../../lib/metadata.ts'
import { pageAt, pathOf } from '../../lib/page.ts'
import { StructuredData } from '../../lib/StructuredData.tsx'
import { Preview } from '../../preview/Preview.tsx'

// Static at build, and again for each path published later. When a webhook is lost, a page is
// rendered again after five minutes at the latest.
export const dynamic = 'force-static'
export const revalidate = 300

interface Props {
  params: Promise<{ path?: string[] }>
}

export async function generateStaticParams() {
  const paths = await listPaths(lake, new Date())
  return paths.map((path) => ({ path: path.split('/').filter(Boolean) }))
}

const TITLES = {
  redirect: 'Página movida',
  missing: 'Página Não Encontrada',
  failed: 'Algo saiu do lugar',
} as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await pageAt(pathOf((await params).path))
  return loaded.outcome === 'page'
    ? nextMetadata(loaded.page)
    : { title: TITLES[loaded.outcome], robots: { index: false } }
}

export default async function RegistryPage({ params }: Props) {
  const path = pathOf((await params).path)
  const loaded = await pageAt(path)
  if (loaded.outcome === 'page') {
    return (
      <>
        <StructuredData page={loaded.page} />
        {renderPage(loaded.page)}
        <Preview path={path} />
      </>
    )
  }
  if (loaded.outcome === 'redirect') {
    const { permanent, location } = loaded
    return <HttpAnswer status={permanent ? 308 : 307} location={location} />
  }
  if (loaded.outcome === 'failed') {
    return (
      <>
        <HttpAnswer status={503} />
        <ErrorPage />
      </>
    )
  }
  console.warn(JSON.stringify({ event: 'page-not-found', path }))
  return (
    <>
      <HttpAnswer status={404} />
      <NotFound site={loaded.site} />
    </>
  )
}
