import type { IslandData } from '@elos/content'
import { chatLink } from '@elos/leads/chat/link'
import { PREFERS_CALL } from '@elos/leads/lead/prefersCall'
import { quoteMessage } from '@elos/leads/quote/message'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { useState } from 'react'
import { ChatOffer } from '../../forms/ChatOffer.tsx'
import { ContactSubmit, INBOX_FORM } from '../../forms/ContactSubmit.tsx'
import { type QuoteChoices, QuoteForm } from '../../forms/QuoteForm.tsx'
import { formWords } from '../../words/form.ts'
import { quoteFormWords } from '../../words/quoteForm.ts'
import { useCitySuggestions } from '../city/useCitySuggestions.ts'
import type { Values } from '../form/draft.ts'
import { MessagePreview } from '../form/MessagePreview.tsx'
import { openChat } from '../form/openChat.ts'
import { useAwake } from '../form/useAwake.ts'
import { useFields } from '../form/useFields.ts'
import { AgeCount } from '../quote/AgeCount.tsx'
import { checkQuote } from '../quote/check.ts'

interface ContactFormProps {
  id: string
  draft: string
  data: IslandData
  /** The choices that the server's HTML has. */
  choices: QuoteChoices
  initial: Values
}

/** The quote request that opens the chat with its message typed. */
export function ContactForm({ id, draft, data, choices, initial }: ContactFormProps) {
  const isAwake = useAwake(id)
  useCitySuggestions(id)
  const fields = useFields({ id, draft, initial, check: checkQuote })
  /** The chat that the browser did not open. */
  const [blocked, setBlocked] = useState('')
  const finish = async () => {
    setBlocked('')
    fields.clear()
    const { toast } = await import('../form/toast.ts')
    toast(quoteFormWords.redirected)
  }
  const messageOf = (request: QuoteRequest) =>
    quoteMessage(request, data.chatMessages.quote, choices.carriers)
  const send = fields.submit((request) => {
    const link = chatLink(data.chatPhone, messageOf(request))
    if (openChat(link)) return finish()
    setBlocked(link)
  })
  // The server answers with a page of its own, as it does without script. Until then the draft stays.
  const postToInbox = () => {
    const form = document.querySelector<HTMLFormElement>(`form#${id}`)
    form?.setAttribute('action', INBOX_FORM)
    // A form that a script sends leaves the pressed button out.
    form?.addEventListener(
      'formdata',
      ({ formData }) => formData.set(PREFERS_CALL.name, PREFERS_CALL.value),
      { once: true },
    )
    form?.submit()
  }
  const sendToInbox = fields.submit(postToInbox, postToInbox)
  const message = fields.checked && messageOf(fields.checked)
  return (
    <QuoteForm
      id={id}
      choices={choices}
      bind={fields.bind}
      initial={isAwake ? initial : undefined}
      form={{ noValidate: isAwake, onSubmit: send }}
      ageCount={
        isAwake && (
          <AgeCount
            key={fields.round}
            typed={fields.values.idades ?? ''}
            setLives={fields.setValue}
          />
        )
      }
    >
      {isAwake && <MessagePreview message={message} phone={data.chatPhone} />}
      {fields.isUncheckable && (
        <ChatOffer
          offer={formWords.failed}
          href={chatLink(data.chatPhone, data.chatMessages.quote)}
        />
      )}
      {blocked && (
        <ChatOffer offer={formWords.blocked} href={blocked} onClick={() => void finish()} />
      )}
      <ContactSubmit
        // A double click's second half would find the form empty, and complain.
        onChat={(event) => event.detail > 1 && event.preventDefault()}
        onInbox={isAwake ? sendToInbox : undefined}
      />
    </QuoteForm>
  )
}
