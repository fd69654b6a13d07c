import { ButtonLink } from './ActionLink.tsx'
import type { Place } from './linkHref.ts'

/** A button that opens the chat with `message` already typed. */
export function ChatButton(props: { label: string; message: string; place: Place }) {
  const { label, message, place } = props
  return <ButtonLink link={{ label, message, action: 'chat' }} place={place} />
}

/** A button that opens the chat, and one that leads to the quote form. */
export function QuoteActions(props: { label: string; message: string; place: Place }) {
  return (
    <p className="actions">
      <ChatButton {...props} />
      <ButtonLink
        link={{ label: 'Preencher o formulário', action: 'quote' }}
        place={props.place}
        quiet
      />
    </p>
  )
}
