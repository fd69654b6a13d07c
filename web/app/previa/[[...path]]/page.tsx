import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { loadPreview } from '../../../preview/load.ts'
import { nextMetadata } from '../../../preview/metadata.ts'
import { Preview } from '../../../preview/Preview.tsx'
import { PageContent } from '../../../render/page.tsx'
import { pathOfSegments } from '../../../render/segments.ts'

interface Props {
  params: Promise<{ path?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadPreview(pathOfSegments((await params).path))
  return loaded.outcome === 'page' ? nextMetadata(loaded.page) : {}
}

/** A page of the registry with its drafts, for editors: Next's own page, with click-to-edit. */
export default async function PreviewPage({ params }: Props) {
  const path = pathOfSegments((await params).path)
  const loaded = await loadPreview(path)
  if (loaded.outcome === 'missing') return notFound()
  if (loaded.outcome === 'redirect') {
    return loaded.permanent ? permanentRedirect(loaded.location) : redirect(loaded.location)
  }
  return (
    <>
      <PageContent page={loaded.page} />
      <Preview path={path} />
    </>
  )
}
