import type { IslandData } from '@elos/content'
import { answerPromise } from '@elos/leads/answer/promise'
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
import { toast } from '../form/toast.ts'
import { useFields } from '../form/useFields.ts'
import { checkQuote } from './check.ts'
import { QUOTE_FIELDS } from './fields.ts'

const ID = 'pedido'
const DRAFT = 'quote'

interface QuoteModalProps {
  data: IslandData
  inbox(): Inbox
  /** When the modal was opened: until when it promises an answer follows from it. */
  now: Date
  close(): void
}

/** The quote request that staff answer: nothing opens, a toast says that it was taken. */
export function QuoteModal({ data, inbox, now, close }: QuoteModalProps) {
  const [initial] = useState(() => initialValues(QUOTE_FIELDS, DRAFT))
  const { bind, checked, isUncheckable, submit, setValue, clear, round } = useFields({
    id: ID,
    draft: DRAFT,
    initial,
    check: checkQuote,
  })
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  const send = (event: FormEvent<HTMLFormElement>) => {
    const website = honeypotOf(event.currentTarget)
    return submit(async (answers) => {
      setState('sending')
      const delivery = await inbox().send({ kind: 'quote', answers }, website)
      if (delivery === 'failed') return setState('failed')
      setState('ready')
      clear()
      close()
      toast(quoteForm.requested)
    })(event)
  }
  const greeting = data.chatMessages.quote
  const message = checked ? quoteMessage(checked, greeting) : greeting
  const promise = answerPromise(data.openingHours, now)
  const isSending = state === 'sending'
  return (
    <QuoteForm
      id={ID}
      carriers={data.quoteCarriers}
      bind={bind}
      form={{ noValidate: true, onSubmit: send }}
      aid={<AgeAid key={round} setLives={setValue} />}
    >
      <Honeypot />
      {(state === 'failed' || isUncheckable) && (
        <ChatOffer offer={formText.failed} href={chatLink(data.chatPhone, message)} />
      )}
      {promise && <p className="promise">{promise}</p>}
      <button className="button" type="submit" aria-disabled={isSending}>
        {isSending ? quoteForm.modal.sending : quoteForm.modal.submit}
      </button>
    </QuoteForm>
  )
}
