import { quoteForm } from '../../text/quoteForm.ts'
import { islandData } from '../common/data.ts'
import { type Inbox, openInbox } from '../form/inbox.ts'
import { makeModal } from '../form/Modal.tsx'
import { opensModal } from '../form/opensModal.ts'
import { QuoteModal } from './QuoteModal.tsx'

/** Milliseconds between two updates of the promised time of an answer. */
const PROMISE_REFRESH = 20_000

async function makeQuoteModal(): Promise<() => void> {
  const data = await islandData()
  const { dialog, show, open } = makeModal('cotacao')
  let inbox: Inbox | undefined
  const update = () =>
    show({
      title: quoteForm.label,
      children: (
        <QuoteModal
          data={data}
          inbox={() => (inbox ??= openInbox())}
          now={new Date()}
          close={() => dialog.close()}
        />
      ),
    })
  // Rendered before the click, so that opening only shows it.
  await update()
  // The promised time of an answer changes while the modal is open.
  setInterval(() => dialog.open && void update(), PROMISE_REFRESH)
  return () =>
    open(() => {
      // Requests the token of the inbox, and updates the promise, which is of the time of opening.
      inbox ??= openInbox()
      void update()
    })
}

/** Has a link open the quote modal: one modal for all of them. */
export const wake = opensModal(makeQuoteModal)
