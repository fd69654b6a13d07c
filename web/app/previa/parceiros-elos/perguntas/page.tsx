import { pageMetadata, readFaqFilter } from '@elos/content'
import { DAY_PARAMETER } from '@elos/content/parts/preview/day'
import { GROUP_PARAMETER } from '@elos/content/parts/preview/group'
import { faqResultsPage, PartnerFaqPage } from '@elos/ui'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { env } from '../../../../env.ts'
import { loadPreview } from '../../../../preview/load.ts'
import { Preview } from '../../../../preview/Preview.tsx'

const PARTNER_PAGE = '/parceiros-elos'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ searchParams }: Props) {
  const { [DAY_PARAMETER]: day, [GROUP_PARAMETER]: group } = await searchParams
  return loadPreview(PARTNER_PAGE, day, group)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { loaded } = await load(props)
  const page = faqResultsPage(loaded)
  return page ? pageMetadata(page, env.SITE_URL) : {}
}

/** The results of the search in the partner page's questions, with drafts. */
export default async function FaqResultsPreview(props: Props) {
  const fields = new URLSearchParams(
    Object.entries(await props.searchParams).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  )
  const { loaded, ...shown } = await load(props)
  const page = faqResultsPage(loaded)
  if (!page) redirect(PARTNER_PAGE)
  return (
    <>
      <PartnerFaqPage page={page} filter={readFaqFilter(fields)} />
      <Preview path={PARTNER_PAGE} {...shown} />
    </>
  )
}
