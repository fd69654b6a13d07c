import { ActionLink, ButtonLink } from './ActionLink.tsx'
import { Icon } from './Icon.tsx'
import type { Place } from './linkHref.ts'
import { phoneHref, phoneText } from './phone.ts'

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

/** A button that opens the chat, then a link to the quote form and one that calls. */
export function QuoteActions({ label, message, place, formElsewhere }: QuoteActionsProps) {
  const { phone } = place.site
  return (
    <p className="ways">
      <ButtonLink link={{ label, action: 'chat', message }} place={place} />
      {!formElsewhere && (
        <ActionLink link={{ label: 'Preencher o formulário', action: 'quote' }} place={place} />
      )}
      <a href={phoneHref(phone)}>
        <Icon name="phone" />
        {phoneText(phone)}
      </a>
    </p>
  )
}
