import { pageMetadata, readFaqFilter } from '@elos/content'
import { DAY_PARAMETER } from '@elos/content/parts/preview/day'
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

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { loaded } = await loadPreview(PARTNER_PAGE, (await searchParams)[DAY_PARAMETER])
  const page = faqResultsPage(loaded)
  return page ? pageMetadata(page, env.SITE_URL) : {}
}

/** The results of the search in the partner page's questions, with drafts. */
export default async function FaqResultsPreview({ searchParams }: Props) {
  const fields = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  )
  const asked = (await searchParams)[DAY_PARAMETER]
  const { loaded, day, withDrafts } = await loadPreview(PARTNER_PAGE, asked)
  const page = faqResultsPage(loaded)
  if (!page) redirect(PARTNER_PAGE)
  return (
    <>
      <PartnerFaqPage page={page} filter={readFaqFilter(fields)} />
      <Preview path={PARTNER_PAGE} day={day} withDrafts={withDrafts} />
    </>
  )
}
