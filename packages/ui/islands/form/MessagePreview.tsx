import { chatLink } from '@elos/leads/chat/link'
import { useEffect, useState } from 'react'
import { formText } from '../../text/form.ts'

const text = formText.preview
/** As wide as machines on which the chat may not be installed. */
const WIDE = '(min-width: 900px)'
/** Characters of a link whose code a phone still reads from a screen: about 105 squares a side. */
const QR_LENGTH = 1000

/** What will be sent, before it is: to read, to copy, or to take along to a phone. */
export function MessagePreview({ message, phone }: { message?: string; phone: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="sending preview" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.summary}</summary>
      {message ? (
        <>
          <blockquote>{message}</blockquote>
          <CopyButton message={message} />
          {isOpen && matchMedia(WIDE).matches && (
            <QrCode link={chatLink(phone, message, QR_LENGTH)} />
          )}
        </>
      ) : (
        <p>{text.incomplete}</p>
      )}
    </details>
  )
}

function CopyButton({ message }: { message: string }) {
  const [outcome, setOutcome] = useState('')
  useEffect(() => setOutcome(''), [message])
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setOutcome(text.copied),
      () => setOutcome(text.notCopied),
    )
  return (
    <p className="copy">
      <button type="button" className="button quiet" onClick={() => void copy()}>
        {text.copy}
      </button>
      <span role="status">{outcome}</span>
    </p>
  )
}

function QrCode({ link }: { link: string }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let isCurrent = true
    void import('./qr.ts').then(({ drawQr }) => {
      if (isCurrent) setDrawing(drawQr(link))
    })
    return () => {
      isCurrent = false
    }
  }, [link])
  if (!drawing) return null
  return (
    <figure>
      <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={text.qrLabel}>
        <path d={drawing.path} />
      </svg>
      <figcaption>{text.qrHint}</figcaption>
    </figure>
  )
}
