import { pageMetadata } from '@elos/content'
import { addressWith } from '@elos/content/parts/preview/address'
import { addressOnDay, DAY_PARAMETER } from '@elos/content/parts/preview/day'
import { GROUP_PARAMETER } from '@elos/content/parts/preview/group'
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

async function load({ params, searchParams }: Props) {
  const { [DAY_PARAMETER]: day, [GROUP_PARAMETER]: group } = await searchParams
  return loadPreview(pathOfSegments((await params).path), day, group)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { loaded } = await load(props)
  return loaded.outcome === 'page' ? pageMetadata(loaded.page, env.SITE_URL) : {}
}

/** A page of the registry with its drafts, for editors: Next's own page, with click-to-edit. */
export default async function PreviewPage(props: Props) {
  const { loaded, ...shown } = await load(props)
  if (loaded.outcome === 'missing') return notFound()
  if (loaded.outcome === 'redirect') {
    const onDay = addressOnDay(loaded.location, shown.day)
    const location = addressWith(onDay, GROUP_PARAMETER, shown.group?.id)
    return loaded.permanent ? permanentRedirect(location) : redirect(location)
  }
  return (
    <>
      <PageContent page={loaded.page} />
      <Preview path={pathOfSegments((await props.params).path)} {...shown} />
    </>
  )
}
