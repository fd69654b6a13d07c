import type { IslandData } from '@elos/content'
import { chatLink } from '@elos/leads/chat/link'
import { referenceOf } from '@elos/leads/lead/reference'
import { quoteAnswers } from '@elos/leads/quote/answers'
import { quoteMessage } from '@elos/leads/quote/message'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { Received } from '../../forms/Received.tsx'
import { quoteFormWords } from '../../words/quoteForm.ts'
import { receivedWords } from '../../words/received.ts'
import { toast } from '../form/toast.ts'

interface ReceivedPanelProps {
  data: IslandData
  request: QuoteRequest
  /** The time by which the answer comes, in a sentence. */
  promise?: string
  /** The key of the lead, if it is stored. */
  leadKey?: string
  close(): void
}

/** The panel that says what happens next, once the request in the modal was sent. */
export function ReceivedPanel({ data, request, promise, leadKey, close }: ReceivedPanelProps) {
  const reference = leadKey && referenceOf(leadKey)
  const { chatMessages, chatPhone, quoteCarriers } = data
  const message = quoteMessage(request, chatMessages.quote, quoteCarriers, reference)
  return (
    <Received
      name={request.name}
      answers={quoteAnswers(request, quoteCarriers)}
      promise={promise}
      phone={data.phone}
      reference={reference}
      chat={chatLink(chatPhone, message)}
    >
      <button className="button quiet" type="button" onClick={close}>
        {receivedWords.close}
      </button>
    </Received>
  )
}

/** Confirms the request by a toast with this text. */
export const confirmRequest = (text: string) => toast({ title: quoteFormWords.requested, text })
