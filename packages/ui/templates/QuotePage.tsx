import type { Page, QuoteOption } from '@elos/content'
import { presetAnswers, type QuoteSubject } from '@elos/leads'
import { PREFERS_CALL } from '@elos/leads/lead/prefersCall'
import type { ReactNode } from 'react'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { type Bind, nativeBind } from '../forms/bind.ts'
import { Honeypot } from '../forms/Honeypot.tsx'
import { QuoteForm } from '../forms/QuoteForm.tsx'
import { styled } from '../theme/styled.ts'
import { quoteFormWords } from '../words/quoteForm.ts'

/** The id of the form on the page for a quote. */
export const QUOTE_PAGE_FORM = 'pedido-de-cotacao'

const Root = styled('section', 'QuotePage')`
  > div {
    max-width: 44rem;
    margin-inline: auto;
  }
  > div > h1 {
    margin-bottom: 32px;
  }
  .offer {
    display: grid;
    gap: 16px;
    margin-bottom: 32px;
  }
`

interface FrameProps {
  page: Page
  /** The path of the form. */
  path: string
  title: string
  children: ReactNode
}

/** The frame of the pages below: those of the page that the quote is about, with a link back to it. */
function Frame({ page, path, title, children }: FrameProps) {
  const here = { ...page, route: { ...page.route, path }, related: [], notes: [] }
  const back = { to: `para ${page.route.name}`, href: page.route.path }
  return (
    <PageShell page={here} place={{ ...placeOf(page), path }} back={back}>
      <Root className="band paper">
        <div>
          <h1 className="plain">{title}</h1>
          {children}
        </div>
      </Root>
    </PageShell>
  )
}

interface QuotePageProps {
  page: Page
  /** The path of the form: '/cotacao/amil-saude'. Where it is sent begins with '/api'. */
  path: string
  /** The subject of the quote; undefined where its page is about nothing in particular. */
  subject: QuoteSubject | undefined
  carriers: QuoteOption[]
  bind?: Bind
  /** Whether its author has asked to be called. */
  prefersCall?: boolean
  /** The content above the form. */
  children?: ReactNode
}

/**
 * The form for a quote about what a page is about. It works without script, and is sent to the inbox.
 */
export function QuotePage(props: QuotePageProps) {
  const { page, path, subject, carriers, bind, prefersCall, children } = props
  return (
    <Frame page={page} path={path} title={quoteFormWords.title(subject)}>
      {children}
      <QuoteForm
        id={QUOTE_PAGE_FORM}
        subject={subject}
        choices={{ carriers, callTimes: page.site.callTimes }}
        bind={bind ?? nativeBind(QUOTE_PAGE_FORM, presetAnswers(subject))}
        form={{ action: `/api${path}` }}
      >
        <Honeypot />
        {prefersCall && <input type="hidden" {...PREFERS_CALL} />}
        <button className="button" type="submit">
          {quoteFormWords.label}
        </button>
      </QuoteForm>
    </Frame>
  )
}

/** The page that answers a sent `QuotePage`. */
export function QuoteReceivedPage(props: {
  page: Page
  /** The path of the form. */
  path: string
  /** The time by which the answer comes, as the confirmation says it. */
  confirmation: string
  children: ReactNode
}) {
  const { page, path, confirmation, children } = props
  return (
    <Frame page={page} path={path} title={quoteFormWords.received}>
      <p role="status">
        <b>{quoteFormWords.requested}</b> {confirmation}
      </p>
      {children}
    </Frame>
  )
}
