import { pageMetadata } from '@elos/content'
import { addressOnDay, DAY_PARAMETER } from '@elos/content/parts/preview/day'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { env } from '../../../env.ts'
import { loadPreview } from '../../../preview/load.ts'
import { Preview } from '../../../preview/Preview.tsx'
import { PageContent } from '../../../render/page.tsx'
import { pathOfSegments } from '../../../render/segments.ts'

interface Props {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const load = async ({ params, searchParams }: Props) =>
  loadPreview(pathOfSegments((await params).path), (await searchParams)[DAY_PARAMETER])

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { loaded } = await load(props)
  return loaded.outcome === 'page' ? pageMetadata(loaded.page, env.SITE_URL) : {}
}

/** A page of the registry with its drafts, for editors: Next's own page, with click-to-edit. */
export default async function PreviewPage(props: Props) {
  const { loaded, day, withDrafts } = await load(props)
  if (loaded.outcome === 'missing') return notFound()
  if (loaded.outcome === 'redirect') {
    const location = addressOnDay(loaded.location, day)
    return loaded.permanent ? permanentRedirect(location) : redirect(location)
  }
  return (
    <>
      <PageContent page={loaded.page} />
      <Preview path={pathOfSegments((await props.params).path)} day={day} withDrafts={withDrafts} />
    </>
  )
}
