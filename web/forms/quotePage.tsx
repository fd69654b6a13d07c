import {
  type IslandData,
  loadIslandData,
  loadPage,
  type Outcome,
  quoteFormPath,
} from '@elos/content'
import { normalizePath } from '@elos/content/parts/address/path'
import { askPath, readAskPath } from '@elos/content/parts/fact/askPath'
import { QUESTIONS, type QuestionId } from '@elos/content/parts/fact/questions'
import { plain } from '@elos/content/parts/letters/plain'
import type { Applicant } from '@elos/content/parts/quote/type'
import type { ContentClient } from '@elos/content/parts/read/client'
import type { QuoteSubject } from '@elos/leads'
import { isAboutPlans } from '@elos/leads/quote/subject'
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
  /** The question to a carrier that the visitor comes with. */
  question?: QuestionId
}

/**
 * Loads the page that a quote is about, with the tags and the end of freshness of its form.
 *
 * @param path that of the form below '/cotacao': '/amil-saude', '/amil-saude/pergunta/mei'
 */
export async function loadQuotePage(
  client: ContentClient,
  path: string,
  now: Date,
  origin: string,
): Promise<LoadedQuotePage & { tags: string[]; freshUntil: Date | null }> {
  const { page: about, question } = readAskPath(path)
  const [page, site] = await Promise.all([
    loadPage(client, about, now, origin),
    loadIslandData(client, now),
  ])
  const ends = [page.freshUntil, site.freshUntil].flatMap((end) => (end ? [end.getTime()] : []))
  return {
    target: page,
    data: site.data,
    question,
    tags: [...new Set([...page.tags, ...site.tags])],
    freshUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  }
}

/** The page, the path, the subject, if it has one, and the carriers of a form. */
export type QuotePageProps = Pick<
  ComponentProps<typeof QuotePage>,
  'page' | 'path' | 'subject' | 'carriers'
>

/** The props of the form that is sent on a page; undefined where a path leads to no page. */
export function quotePageProps(loaded: LoadedQuotePage): QuotePageProps | undefined {
  const { target, data, question } = loaded
  if (target.outcome !== 'page') return undefined
  const { page } = target
  // The same as the island has, which knows what other pages offer.
  const subject = data.quoteSubjects[quoteFormPath(page.route.path)]
  return {
    page,
    path: formPath(page.route.path, question),
    subject: question ? withQuestion(subject, question) : subject,
    carriers: data.quoteCarriers,
  }
}

/** The applicant by the question that only this one asks. */
const APPLICANT_OF: Partial<Record<QuestionId, Applicant>> = {
  pessoaFisica: 'sem-cnpj',
  mei: 'mei',
  empresa: 'cnpj',
}

/** A subject with a question to its carrier, which is that of a health plan; without one, the question is the subject. */
function withQuestion(subject: QuoteSubject | undefined, id: QuestionId): QuoteSubject | undefined {
  if (!isAboutPlans(subject)) return subject
  const { name, question } = QUESTIONS[id]
  const applicant = APPLICANT_OF[id]
  return { kind: 'health', name, ...subject, ...(applicant && { applicant }), question }
}

const formPath = (page: string, question: QuestionId | undefined): string =>
  question ? askPath(normalizePath(page), question) : quoteFormPath(page)

/** Returns the answer to a request for a form: the form, or a redirect to where it is now, or 404. */
export async function quoteFormResponse(loaded: LoadedQuotePage): Promise<Response> {
  const { target } = loaded
  if (target.outcome === 'missing') return htmlResponse(await renderMissing(target), 404)
  if (target.outcome === 'redirect')
    return movedResponse({ ...target, location: formPath(target.location, loaded.question) })
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
