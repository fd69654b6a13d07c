import { quoteForm } from '../../text/quoteForm.ts'
import { islandData } from '../common/data.ts'
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
  return () =>
    open(() => {
      // Updates the promised time of an answer, and requests the token of the inbox.
      inbox ??= openInbox()
      void update()
    })
}

/** Has a link open the quote modal: one modal for all of them. */
export const wake = opensModal(makeQuoteModal)
