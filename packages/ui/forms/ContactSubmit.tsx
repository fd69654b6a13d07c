import { PREFERS_CALL } from '@elos/leads/lead/prefersCall'
import type { MouseEventHandler } from 'react'
import { formWords } from '../words/form.ts'
import { ChatSubmit } from './ChatSubmit.tsx'

/** The address to which the contact form goes of those who have no chat: the inbox. */
export const INBOX_FORM = '/api/cotacao'

interface ContactSubmitProps {
  onChat?: MouseEventHandler<HTMLButtonElement>
  onInbox?: MouseEventHandler<HTMLButtonElement>
}

/** The submit buttons of the contact form: by the chat, and for those who have none to the inbox. */
export function ContactSubmit({ onChat, onInbox }: ContactSubmitProps) {
  return (
    <>
      <ChatSubmit onClick={onChat} />
      <button
        className="button quiet"
        type="submit"
        formAction={INBOX_FORM}
        onClick={onInbox}
        {...PREFERS_CALL}
      >
        {formWords.sendWithoutChat}
      </button>
    </>
  )
}
