import { QUOTE_FORMS } from '@elos/content/parts/address/path'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { responseConfirmation, responsePromise } from '@elos/leads/response/promise'
import type { ReactNode } from 'react'
import { INBOX_FORM } from '../../forms/ContactSubmit.tsx'
import { quoteFormWords } from '../../words/quoteForm.ts'
import { islandData } from '../common/data.ts'
import { type Inbox, openInbox } from '../form/inbox.ts'
import { makeModal } from '../form/Modal.tsx'
import { opensModal } from '../form/opensModal.ts'
import { QuoteModal } from './QuoteModal.tsx'

/** Milliseconds between two updates of the promised time of an answer. */
const PROMISE_REFRESH = 20_000

async function makeQuoteModal(link: HTMLElement): Promise<() => void> {
  const data = await islandData()
  const href = link.getAttribute('href') ?? ''
  const subject = data.quoteSubjects[href]
  // The link names the page also where it stands on another, as on that of an answer.
  const page = (href.startsWith(QUOTE_FORMS) && href.slice(QUOTE_FORMS.length)) || undefined
  const { dialog, show, open } = makeModal('cotacao')
  let inbox: Inbox | undefined
  let hasInbox = true
  /** The panel that stands in place of the form from the sent request until the modal is closed. */
  let panel: ReactNode
  const close = () => dialog.close()

  const confirm = async (request: QuoteRequest) => {
    const promise = responsePromise(data, new Date())
    // The panel is fetched only now that the network has carried a request: browsers before Chromium 156
    // never fetch a module again that they could not fetch once. Without it the title and the promise alone
    // say that the request has arrived.
    const after = await import('./ReceivedPanel.tsx').catch(() => undefined)
    const sent = { data, request, promise, leadKey: inbox?.storedKey, close }
    panel = after ? <after.ReceivedPanel {...sent} /> : <p>{promise}</p>
    await update()
    dialog.querySelector('h2')?.focus()
    after?.confirmRequest(responseConfirmation(data, new Date()))
  }
  const update = () =>
    show(
      panel
        ? { title: quoteFormWords.received, children: panel }
        : {
            title: quoteFormWords.title(subject),
            children: (
              <QuoteModal
                data={data}
                subject={subject}
                action={href.startsWith(QUOTE_FORMS) ? `/api${href}` : INBOX_FORM}
                inbox={() => (inbox ??= openInbox(page))}
                hasInbox={hasInbox}
                now={new Date()}
                onSent={confirm}
              />
            ),
          },
    )
  dialog.addEventListener('close', () => {
    if (!panel) return
    panel = undefined
    void update()
  })
  // The modal is rendered before the click, so that opening only shows it.
  await update()
  // The promised time of an answer changes while the modal is open.
  setInterval(() => dialog.open && void update(), PROMISE_REFRESH)
  return () =>
    open(() => {
      // Requests the token of the inbox, and updates the promise, which is of the time of opening.
      inbox ??= openInbox(page)
      void inbox.exists.then((exists) => {
        hasInbox = exists
        void update()
      })
      void update()
    })
}

/** Opens the quote modal when a link is followed: one modal for all links. */
export const wake = opensModal(makeQuoteModal)
