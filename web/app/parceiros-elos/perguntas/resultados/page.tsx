import { readFaqFilter } from '@elos/content'
import { PartnerFaqPage } from '@elos/ui'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { nextMetadata } from '../../../../lib/metadata.ts'
import { pageAt } from '../../../../lib/page.ts'

const PARTNER_PAGE = '/parceiros-elos'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Found through the partner page, which has every question. */
export async function generateMetadata(): Promise<Metadata> {
  const loaded = await pageAt(PARTNER_PAGE)
  if (loaded.outcome !== 'page') return {}
  return { ...nextMetadata(loaded.page), robots: { index: false, follow: true } }
}

/** What the search among the partner page's questions finds, as Next renders it; `../route.ts` answers with it. */
export default async function FaqResultsPage({ searchParams }: Props) {
  const fields = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  )
  const loaded = await pageAt(PARTNER_PAGE)
  if (loaded.outcome !== 'page' || loaded.page.kind !== 'partner') redirect(PARTNER_PAGE)
  return <PartnerFaqPage page={loaded.page} filter={readFaqFilter(fields)} />
}
