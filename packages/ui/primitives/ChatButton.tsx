import { ButtonLink } from './ActionLink.tsx'
import type { Place } from './linkHref.ts'

/** What a page of a carrier, plan, product or article asks for: the chat, with its message typed. */
export function ChatButton(props: { label: string; message: string; place: Place }) {
  const { label, message, place } = props
  return <ButtonLink link={{ label, message, action: 'chat' }} place={place} />
}

/** The chat, and for those who would rather write, the form. */
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
