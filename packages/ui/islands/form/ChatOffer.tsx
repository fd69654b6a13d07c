import { Icon } from '../../primitives/Icon.tsx'

/** Says that something did not work, and offers the chat with the message typed. */
export function ChatOffer(props: { text: string; label: string; link: string; onClick?(): void }) {
  const { text, label, link, onClick } = props
  return (
    <div className="offer" role="alert">
      <p>{text}</p>
      <a className="button chat" href={link} target="_blank" rel="noopener" onClick={onClick}>
        <Icon name="whatsapp-logo" />
        {label}
      </a>
    </div>
  )
}
