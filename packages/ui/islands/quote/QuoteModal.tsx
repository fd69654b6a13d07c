import type { IslandData } from '@elos/content'
import { answerConfirmation, answerPromise } from '@elos/leads/answer/promise'
import { chatLink } from '@elos/leads/chat/link'
import { quoteMessage } from '@elos/leads/quote/message'
import { type FormEvent, useState } from 'react'
import { QuoteForm } from '../../forms/QuoteForm.tsx'
import { formText } from '../../text/form.ts'
import { quoteForm } from '../../text/quoteForm.ts'
import { AgeAid } from '../form/AgeAid.tsx'
import { ChatOffer } from '../form/ChatOffer.tsx'
import { Honeypot, honeypotOf } from '../form/Honeypot.tsx'
import type { Inbox } from '../form/inbox.ts'
import { initialValues } from '../form/initial.ts'
import { useFields } from '../form/useFields.ts'
import { checkQuote } from './check.ts'
import { QUOTE_FIELDS } from './fields.ts'

const ID = 'pedido'
const DRAFT = 'quote'

interface QuoteModalProps {
  data: IslandData
  inbox(): Inbox
  /** The time by which an answer is promised follows from this. */
  now: Date
  close(): void
}

/** The quote request in the modal. It goes to the inbox instead of opening the chat; a toast confirms it. */
export function QuoteModal({ data, inbox, now, close }: QuoteModalProps) {
  const [initial] = useState(() => initialValues(QUOTE_FIELDS, DRAFT))
  const fields = useFields({ id: ID, draft: DRAFT, initial, check: checkQuote })
  const [isFailed, setFailed] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    const website = honeypotOf(event.currentTarget)
    return fields.submit(async (answers) => {
      setFailed(false)
      const toasts = import('../form/toast.ts')
      const delivery = await inbox().send({ kind: 'quote', answers }, website)
      if (delivery === 'failed') return setFailed(true)
      fields.clear()
      close()
      const { toast } = await toasts
      toast({ title: quoteForm.requested, text: answerConfirmation(data, new Date()) })
    })(event)
  }
  const greeting = data.chatMessages.quote
  const message = fields.checked ? quoteMessage(fields.checked, greeting) : greeting
  const promise = answerPromise(data, now)
  return (
    <QuoteForm
      id={ID}
      carriers={data.quoteCarriers}
      bind={fields.bind}
      form={{ noValidate: true, onSubmit: send }}
      aid={<AgeAid key={fields.round} setLives={fields.setValue} />}
    >
      <Honeypot />
      {(isFailed || fields.isUncheckable) && (
        <ChatOffer offer={formText.failed} href={chatLink(data.chatPhone, message)} />
      )}
      {promise && <p className="promise">{promise}</p>}
      <button className="button" type="submit" aria-disabled={fields.isSubmitting}>
        {fields.isSubmitting ? quoteForm.sending : quoteForm.label}
      </button>
    </QuoteForm>
  )
}
