import type { IslandData } from '@elos/content'
import { chatLink } from '@elos/leads/chat/link'
import { quoteMessage } from '@elos/leads/quote/message'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { fieldsAbout, presetAnswers, type QuoteSubject } from '@elos/leads/quote/subject'
import { responsePromise } from '@elos/leads/response/promise'
import { type FormEvent, useState } from 'react'
import { ChatOffer } from '../../forms/ChatOffer.tsx'
import { Honeypot, honeypotOf } from '../../forms/Honeypot.tsx'
import { QuoteForm } from '../../forms/QuoteForm.tsx'
import { formWords } from '../../words/form.ts'
import { quoteFormWords } from '../../words/quoteForm.ts'
import { useCitySuggestions } from '../city/useCitySuggestions.ts'
import { clearDraft } from '../form/draft.ts'
import type { Inbox } from '../form/inbox.ts'
import { initialValues } from '../form/initial.ts'
import { useFields } from '../form/useFields.ts'
import { AgeCount } from './AgeCount.tsx'
import { checkQuote } from './check.ts'

const ID = 'pedido'
const DRAFT = 'quote'

interface QuoteModalProps {
  data: IslandData
  subject?: QuoteSubject
  inbox(): Inbox
  /** The time by which an answer is promised follows from this. */
  now: Date
  /** Is called with the request once it was sent, or once there is no inbox to send it to. */
  onSent(request: QuoteRequest): Promise<void>
}

/** The quote request in the modal. It goes to the inbox instead of opening the chat. */
export function QuoteModal({ data, subject, inbox, now, onSent }: QuoteModalProps) {
  const [preset] = useState(() => presetAnswers(subject))
  const [initial] = useState(() => initialValues(fieldsAbout(subject), DRAFT))
  const fields = useFields({ id: ID, draft: DRAFT, initial, preset, check: checkQuote })
  const [isFailed, setFailed] = useState(false)
  useCitySuggestions(ID)
  const send = (event: FormEvent<HTMLFormElement>) => {
    const website = honeypotOf(event.currentTarget)
    return fields.submit(async (answers) => {
      setFailed(false)
      const delivery = await inbox().send({ kind: 'quote', answers }, website)
      if (delivery === 'failed') return setFailed(true)
      clearDraft(DRAFT)
      await onSent(answers)
    })(event)
  }
  const promise = responsePromise(data, now)
  const greeting = data.chatMessages.quote
  const message = fields.checked
    ? quoteMessage(fields.checked, greeting, data.quoteCarriers)
    : greeting
  return (
    <QuoteForm
      id={ID}
      choices={{ carriers: data.quoteCarriers, callTimes: data.callTimes }}
      subject={subject}
      bind={fields.bind}
      form={{ noValidate: true, onSubmit: send }}
      ageCount={<AgeCount typed={fields.values.idades ?? ''} setLives={fields.setValue} />}
    >
      <Honeypot />
      {(isFailed || fields.isUncheckable) && (
        <ChatOffer offer={formWords.failed} href={chatLink(data.chatPhone, message)} />
      )}
      {promise && <p className="promise">{promise}</p>}
      <button className="button" type="submit" aria-disabled={fields.isSubmitting}>
        {fields.isSubmitting ? quoteFormWords.sending : quoteFormWords.label}
      </button>
    </QuoteForm>
  )
}
