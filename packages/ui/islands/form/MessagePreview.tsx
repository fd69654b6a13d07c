import { chatLink } from '@elos/leads/chat/link'
import { useEffect, useState } from 'react'
import { ChangingText } from '../../primitives/ChangingText.tsx'

const WORDS = {
  summary: 'Ver a mensagem que será enviada',
  incomplete: 'A mensagem aparece aqui quando os campos obrigatórios estiverem preenchidos.',
  copy: 'Copiar mensagem',
  copied: 'Mensagem copiada.',
  notCopied: 'Não foi possível copiar. Selecione o texto acima.',
  qrLabel: 'Código QR que abre esta mensagem no WhatsApp do celular',
  qrHint: 'O WhatsApp está no celular? Aponte a câmera para o código.',
} as const
/**
 * Windows of this width may be on computers without the chat's program, so a code for the phone helps.
 */
const WIDE = '(min-width: 900px)'
/**
 * The longest link, in characters, whose code a phone still reads from a screen: about 105 squares a
 * side.
 */
const QR_LENGTH = 1000

/** Shows the message before it is sent: to read, to copy, or to continue on a phone. */
export function MessagePreview({ message, phone }: { message?: string; phone: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="sending preview" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{WORDS.summary}</summary>
      {message ? (
        <>
          <blockquote className="callout">
            <ChangingText text={message} />
          </blockquote>
          <CopyButton message={message} />
          {isOpen && matchMedia(WIDE).matches && (
            <QrCode link={chatLink(phone, message, QR_LENGTH)} />
          )}
        </>
      ) : (
        <p>{WORDS.incomplete}</p>
      )}
    </details>
  )
}

function CopyButton({ message }: { message: string }) {
  const [outcome, setOutcome] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is of the message that was copied
  useEffect(() => setOutcome(''), [message])
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setOutcome(WORDS.copied),
      () => setOutcome(WORDS.notCopied),
    )
  return (
    <p className="copy ways">
      <button type="button" className="button quiet" onClick={() => void copy()}>
        {WORDS.copy}
      </button>
      <span role="status">
        <ChangingText text={outcome} />
      </span>
    </p>
  )
}

/** Its place is kept while it is drawn, so that the button below does not move under a finger. */
function QrCode({ link }: { link: string }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string }>()
  useEffect(() => {
    void import('./qr.ts').then(({ drawQr }) => setDrawing(drawQr(link)))
  }, [link])
  return (
    <figure>
      {drawing && (
        <>
          <svg
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            role="img"
            shapeRendering="crispEdges"
            aria-label={WORDS.qrLabel}
          >
            <path d={drawing.path} />
          </svg>
          <figcaption>{WORDS.qrHint}</figcaption>
        </>
      )}
    </figure>
  )
}
