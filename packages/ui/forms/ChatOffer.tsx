import { Icon } from '../primitives/Icon.tsx'

interface ChatOfferProps {
  /** The text that says what did not work, and the link's text. */
  offer: { text: string; link: string }
  href: string
  onClick?(): void
}

/** Says that something did not work, and offers the chat with the message typed. */
export function ChatOffer({ offer, href, onClick }: ChatOfferProps) {
  return (
    <div className="offer" role="alert">
      <p>{offer.text}</p>
      <a className="button chat" href={href} target="_blank" rel="noopener" onClick={onClick}>
        <Icon name="whatsapp-logo" />
        {offer.link}
      </a>
    </div>
  )
}
