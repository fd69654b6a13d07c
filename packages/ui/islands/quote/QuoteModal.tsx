import type { IslandData } from '@elos/content'
import { chatLink } from '@elos/leads/chat/link'
import { quoteMessage } from '@elos/leads/quote/message'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { fieldsAbout, presetAnswers, type QuoteSubject } from '@elos/leads/quote/subject'
import { responsePromise } from '@elos/leads/response/promise'
import { type FormEvent, useState } from 'react'
import { ChatOffer } from '../../forms/ChatOffer.tsx'
import { Honeypot, takeHoneypot } from '../../forms/Honeypot.tsx'
import { QuoteForm } from '../../forms/QuoteForm.tsx'
import { ChangingText } from '../../primitives/ChangingText.tsx'
import { formWords } from '../../words/form.ts'
import { quoteFormWords } from '../../words/quoteForm.ts'
import { useCitySuggestions } from '../city/useCitySuggestions.ts'
import { clearDraft } from '../form/draft.ts'
import type { Delivery, Inbox } from '../form/inbox.ts'
import { initialValues } from '../form/initial.ts'
import { openChat } from '../form/openChat.ts'
import { useFields } from '../form/useFields.ts'
import { AgeCount } from './AgeCount.tsx'
import { checkQuote } from './check.ts'

const ID = 'pedido'
const DRAFT = 'quote'

interface QuoteModalProps {
  data: IslandData
  subject?: QuoteSubject
  /** Where the form is sent if its rules cannot be fetched. */
  action: string
  inbox(): Inbox
  /** Whether there is an inbox. Without one the form leads to the chat, and promises nothing. */
  hasInbox: boolean
  /** The time by which an answer is promised follows from this. */
  now: Date
  /** Is called with the request once it is stored. */
  onSent(request: QuoteRequest): Promise<void>
}

/** The quote request in the modal. It goes to the inbox instead of opening the chat, where there is one. */
export function QuoteModal(props: QuoteModalProps) {
  const { data, subject, action, inbox, hasInbox, now, onSent } = props
  const [preset] = useState(() => presetAnswers(subject))
  const [initial] = useState(() => initialValues(fieldsAbout(subject), DRAFT))
  const fields = useFields({ id: ID, draft: DRAFT, initial, preset, check: checkQuote })
  const [undelivered, setUndelivered] = useState<Exclude<Delivery, 'stored'>>()
  useCitySuggestions(ID)
  const chatTo = (answers?: QuoteRequest) => {
    const greeting = data.chatMessages.quote
    const message = answers ? quoteMessage(answers, greeting, data.quoteCarriers) : greeting
    return chatLink(data.chatPhone, message)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    const website = takeHoneypot(event.currentTarget)
    return fields.submit(async (answers) => {
      setUndelivered(undefined)
      const delivery = await inbox().send({ kind: 'quote', answers }, website)
      if (delivery === 'stored') {
        clearDraft(DRAFT)
        return onSent(answers)
      }
      setUndelivered(delivery)
      if (delivery === 'no-inbox') openChat(chatTo(answers))
    })(event)
  }
  const promise = hasInbox && responsePromise(data, now)
  const label = hasInbox ? quoteFormWords.label : formWords.sendByChat
  const offer = undelivered === 'no-inbox' ? formWords.byChat : formWords.failed
  return (
    <QuoteForm
      id={ID}
      choices={{ carriers: data.quoteCarriers, callTimes: data.callTimes }}
      subject={subject}
      bind={fields.bind}
      initial={initial}
      form={{ action, noValidate: true, onSubmit: send }}
      ageCount={<AgeCount typed={fields.values.idades ?? ''} setLives={fields.setValue} />}
    >
      <Honeypot />
      {(undelivered || fields.isUncheckable) && (
        <ChatOffer offer={offer} href={chatTo(fields.checked)} />
      )}
      {promise && (
        <p className="promise">
          <ChangingText text={promise} />
        </p>
      )}
      <button className="button" type="submit" aria-disabled={fields.isSubmitting}>
        <ChangingText text={fields.isSubmitting ? quoteFormWords.sending : label} />
      </button>
    </QuoteForm>
  )
}
