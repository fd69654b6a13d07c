import {
  type IslandData,
  loadIslandData,
  loadPage,
  type Outcome,
  quoteFormPath,
} from '@elos/content'
import { plain } from '@elos/content/parts/letters/plain'
import type { ContentClient } from '@elos/content/parts/read/client'
import { formWords, QUOTE_FORM, QuotePage, quoteFormWords } from '@elos/ui'
import type { ComponentProps, ReactElement } from 'react'
import { htmlResponse } from '../http/htmlResponse.ts'
import { movedResponse } from '../http/redirect.ts'
import { renderDocument } from '../render/document.tsx'
import { renderMissing } from '../render/page.tsx'

interface LoadedQuotePage {
  /** The page, or the redirect, that the path leads to. */
  target: Outcome
  /** The site's data, which has the carriers of the form. */
  data: IslandData
}

/** Loads the page that a quote is about, with the tags and the end of freshness of its form. */
export async function loadQuotePage(
  client: ContentClient,
  path: string,
  now: Date,
  origin: string,
): Promise<LoadedQuotePage & { tags: string[]; freshUntil: Date | null }> {
  const [page, site] = await Promise.all([
    loadPage(client, path, now, origin),
    loadIslandData(client, now),
  ])
  const ends = [page.freshUntil, site.freshUntil].flatMap((end) => (end ? [end.getTime()] : []))
  return {
    target: page,
    data: site.data,
    tags: [...new Set([...page.tags, ...site.tags])],
    freshUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  }
}

/** The page, the subject, if it has one, and the carriers of a form. */
export type QuotePageProps = Pick<ComponentProps<typeof QuotePage>, 'page' | 'subject' | 'carriers'>

/** The props of the form that is sent on a page; undefined where a path leads to no page. */
export function quotePageProps({ target, data }: LoadedQuotePage): QuotePageProps | undefined {
  if (target.outcome !== 'page') return undefined
  const { page } = target
  // The same as the island has, which knows what other pages offer.
  const subject = data.quoteSubjects[quoteFormPath(page.route.path)]
  return { page, subject, carriers: data.quoteCarriers }
}

/** Returns the answer to a request for a form: the form, or a redirect to where it is now, or 404. */
export async function quoteFormResponse(loaded: LoadedQuotePage): Promise<Response> {
  const { target } = loaded
  if (target.outcome === 'missing') return htmlResponse(await renderMissing(target), 404)
  if (target.outcome === 'redirect')
    return movedResponse({ ...target, location: quoteFormPath(target.location) })
  const props = quotePageProps(loaded)
  // A page about nothing in particular, as an article whose carrier was removed.
  return props?.subject
    ? quotePageResponse(props, 200)
    : movedResponse({ location: QUOTE_FORM, permanent: false })
}

/** Returns an answer with a form, or with `body` in its place. Search engines do not index it. */
export async function quotePageResponse(
  props: ComponentProps<typeof QuotePage>,
  status: number,
  {
    body,
    title,
    headers,
  }: { body?: ReactElement; title?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { subject, page } = props
  const isError = status >= 400
  const name = title ?? quoteFormWords.title(subject)
  const metadata = {
    title: plain(`${isError ? formWords.error(name) : name} | ${page.site.brandName}`),
    robots: 'noindex',
  }
  const { measurement } = page.site
  const form = await renderDocument({
    metadata,
    body: body ?? <QuotePage {...props} />,
    measurement,
  })
  return htmlResponse(form, status, headers)
}
