import { ButtonLink } from './ActionLink.tsx'
import { Icon } from './Icon.tsx'
import type { Place } from './linkHref.ts'
import { phoneHref, phoneText } from './phone.ts'

/** A button that opens the chat with `message` already typed. */
export function ChatButton(props: { label: string; message: string; place: Place }) {
  const { label, message, place } = props
  return <ButtonLink link={{ label, message, action: 'chat' }} place={place} />
}

/** A button that calls a phone number, which it shows. */
export function CallButton({ phone }: { phone: string }) {
  return (
    <a className="button quiet" href={phoneHref(phone)}>
      <Icon name="phone" />
      {phoneText(phone)}
    </a>
  )
}

interface QuoteActionsProps {
  label: string
  message: string
  place: Place
  /** Whether the button that leads to the form stands elsewhere in the section. */
  formElsewhere?: boolean
}

/** A button that opens the chat, one that leads to the quote form, and one that calls. */
export function QuoteActions({ label, message, place, formElsewhere }: QuoteActionsProps) {
  return (
    <p className="actions">
      <ChatButton label={label} message={message} place={place} />
      {!formElsewhere && (
        <ButtonLink
          link={{ label: 'Preencher o formulário', action: 'quote' }}
          place={place}
          quiet
        />
      )}
      <CallButton phone={place.site.phone} />
    </p>
  )
}
