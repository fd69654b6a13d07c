import type { Answer } from '@elos/leads/form/answer'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/Icon.tsx'
import { phoneText } from '../primitives/phone.ts'
import { receivedWords } from '../words/received.ts'

interface ReceivedProps {
  name?: string
  answers: Answer[]
  /** The time by which the answer comes, in a sentence. */
  promise?: string
  /** The brokerage's phone, from which it comes, as the settings have it. */
  phone: string
  /** The lead's, if it is stored. */
  reference?: string
  /** The address that opens the chat with the request typed. */
  chat: string
  /** The button or link that leaves the panel. */
  children: ReactNode
}

/**
 * Says what happens after a quote request was sent, and repeats the answers. It stays until the visitor leaves it.
 */
export function Received(props: ReceivedProps) {
  const { name, answers, promise, phone, reference, chat, children } = props
  return (
    <div className="received">
      <p>{receivedWords.thanks(name)}</p>
      <ul className="callout">
        {promise && <li>{promise}</li>}
        <li>
          {receivedWords.from} <b>{phoneText(phone)}</b>.
        </li>
        {reference && (
          <li>
            {receivedWords.reference} <b>{reference}</b>.
          </li>
        )}
      </ul>
      {answers.length > 0 && (
        <>
          <h3>{receivedWords.asked}</h3>
          <dl>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="fine">{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="actions">
        <a className="button chat" href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp-logo" />
          {receivedWords.chat}
        </a>
        {children}
      </p>
    </div>
  )
}
