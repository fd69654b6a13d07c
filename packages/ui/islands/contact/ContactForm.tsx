import type { IslandData, QuoteOption } from '@elos/content'
import { chatLink } from '@elos/leads/chat/link'
import { quoteMessage } from '@elos/leads/quote/message'
import { useState } from 'react'
import { ChatSubmit } from '../../forms/ChatSubmit.tsx'
import { QuoteForm } from '../../forms/QuoteForm.tsx'
import { formText } from '../../text/form.ts'
import { quoteForm } from '../../text/quoteForm.ts'
import { AgeAid } from '../form/AgeAid.tsx'
import { ChatOffer } from '../form/ChatOffer.tsx'
import type { Values } from '../form/draft.ts'
import { MessagePreview } from '../form/MessagePreview.tsx'
import { openChat } from '../form/openChat.ts'
import { useAwake } from '../form/useAwake.ts'
import { useFields } from '../form/useFields.ts'
import { checkQuote } from '../quote/check.ts'

interface ContactFormProps {
  id: string
  draft: string
  data: IslandData
  carriers: QuoteOption[]
  initial: Values
}

/** The quote request that opens the chat with its message typed. */
export function ContactForm({ id, draft, data, carriers, initial }: ContactFormProps) {
  const isAwake = useAwake(id)
  const fields = useFields({ id, draft, initial, check: checkQuote })
  /** The chat that the browser did not open. */
  const [blocked, setBlocked] = useState('')
  const finish = async () => {
    setBlocked('')
    fields.clear()
    const { toast } = await import('../form/toast.ts')
    toast(quoteForm.redirected)
  }
  const send = fields.submit((request) => {
    const link = chatLink(data.chatPhone, quoteMessage(request, data.chatMessages.quote))
    if (openChat(link)) return finish()
    setBlocked(link)
  })
  const message = fields.checked && quoteMessage(fields.checked, data.chatMessages.quote)
  return (
    <QuoteForm
      id={id}
      carriers={carriers}
      bind={fields.bind}
      form={{ noValidate: isAwake, onSubmit: send }}
      aid={isAwake && <AgeAid key={fields.round} setLives={fields.setValue} />}
    >
      {isAwake && <MessagePreview message={message} phone={data.chatPhone} />}
      {fields.isUncheckable && (
        <ChatOffer
          offer={formText.failed}
          href={chatLink(data.chatPhone, data.chatMessages.quote)}
        />
      )}
      {blocked && (
        <ChatOffer offer={formText.blocked} href={blocked} onClick={() => void finish()} />
      )}
      {/* A double click's second half would find the form empty, and complain. */}
      <ChatSubmit onClick={(event) => event.detail > 1 && event.preventDefault()} />
    </QuoteForm>
  )
}
