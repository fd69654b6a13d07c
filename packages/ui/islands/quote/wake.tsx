import { quoteForm } from '../../text/quoteForm.ts'
import { islandData } from '../data.ts'
import { type Inbox, openInbox } from '../form/inbox.ts'
import { makeModal } from '../form/Modal.tsx'
import { opensModal } from '../form/opensModal.ts'
import { QuoteModal } from './QuoteModal.tsx'

async function makeQuoteModal(): Promise<() => void> {
  const data = await islandData()
  const { dialog, show, open } = makeModal('cotacao')
  let inbox: Inbox | undefined
  const update = () =>
    show({
      title: quoteForm.modal.title,
      children: (
        <QuoteModal
          data={data}
          inbox={() => (inbox ??= openInbox())}
          now={new Date()}
          close={() => dialog.close()}
        />
      ),
    })
  // Before the click: opening has only to show it.
  update()
  return () =>
    open(() => {
      // What it promises by now, and whom it reaches.
      inbox ??= openInbox()
      update()
    })
}

/** Has a link open the quote modal: one modal for all of them. */
export const wake = opensModal(makeQuoteModal)
