import { chatLink } from '@elos/leads/chat/link'
import { PARTNER_FIELDS } from '@elos/leads/partner/questions'
import { Icon } from '../../primitives/Icon.tsx'
import { partnerFormWords } from '../../words/partnerForm.ts'
import { islandData } from '../common/data.ts'
import { clearDraft } from '../form/draft.ts'
import { type Inbox, openInbox } from '../form/inbox.ts'
import { initialValues } from '../form/initial.ts'
import { makeModal } from '../form/Modal.tsx'
import { opensModal } from '../form/opensModal.ts'
import { PartnerFields } from './PartnerFields.tsx'

const ID = 'parceria'
const DRAFT = 'partner'

async function makePartnerModal(): Promise<() => void> {
  const data = await islandData()
  const { dialog, show, open } = makeModal(ID)
  const direct = chatLink(data.chatPhone, data.chatMessages.partner)
  let inbox: Inbox | undefined
  let openings = 0
  const update = () =>
    show({
      title: partnerFormWords.title,
      children: (
        <>
          <PartnerFields
            // Closing the modal resets the form.
            key={openings}
            id={ID}
            draft={DRAFT}
            data={data}
            initial={initialValues(PARTNER_FIELDS, DRAFT)}
            inbox={inbox}
            isOpen={dialog.open}
            waitsForCities
            onSent={() => dialog.close()}
          />
          <p className="beside ways">
            {partnerFormWords.direct.text}
            <a className="button chat" href={direct} target="_blank" rel="noopener">
              <Icon name="whatsapp-logo" />
              {partnerFormWords.direct.button}
            </a>
          </p>
        </>
      ),
    })
  await update()
  dialog.addEventListener('close', () => {
    clearDraft(DRAFT)
    openings += 1
    void update()
  })
  return () =>
    open(() => {
      inbox ??= openInbox()
      void update()
    })
}

/** Opens the partner modal when a link is followed: one modal for all links. */
export const wake = opensModal(makePartnerModal)
