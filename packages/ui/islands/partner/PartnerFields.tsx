import type { IslandData } from '@elos/content'
import type { FormFields } from '@elos/leads'
import { chatLink } from '@elos/leads/chat/link'
import { partnerMessage } from '@elos/leads/partner/message'
import { partnerQuestions } from '@elos/leads/partner/questions'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ChatOffer } from '../../forms/ChatOffer.tsx'
import { ChatSubmit } from '../../forms/ChatSubmit.tsx'
import { Honeypot, takeHoneypot } from '../../forms/Honeypot.tsx'
import { PartnerForm } from '../../forms/PartnerForm.tsx'
import { ChangingText } from '../../primitives/ChangingText.tsx'
import { formWords } from '../../words/form.ts'
import { partnerFormWords } from '../../words/partnerForm.ts'
import { suggestCitiesIn } from '../city/CitySuggestions.tsx'
import type { Values } from '../form/draft.ts'
import type { Inbox } from '../form/inbox.ts'
import { MessagePreview } from '../form/MessagePreview.tsx'
import { openChat } from '../form/openChat.ts'
import { useAwake } from '../form/useAwake.ts'
import { useFields } from '../form/useFields.ts'

/** The milliseconds from the hand-off to an empty form. */
const RESET_DELAY = 1000

/** Checks the application. Its rules are fetched with the first letter that is typed. */
const check = async (values: FormFields) =>
  (await import('@elos/leads/partner/schema')).checkPartner(values)

type State = { is: 'ready' } | { is: 'redirecting' } | { is: 'blocked'; link: string }

interface PartnerFieldsProps {
  id: string
  draft: string
  data: IslandData
  initial: Values
  inbox: Inbox | undefined
  /** Whether the cities are needed by now. */
  isOpen: boolean
  /** Whether the city can be typed only once the cities are loaded. */
  waitsForCities: boolean
  /** Is called a second after the chat was opened. */
  onSent(): void
}

/** The application that opens the chat with its message typed, and reaches the inbox as well. */
export function PartnerFields(props: PartnerFieldsProps) {
  const { id, draft, data, initial, inbox, isOpen, waitsForCities, onSent } = props
  const isAwake = useAwake(id)
  const [waits, setWaiting] = useState(waitsForCities)
  useEffect(() => {
    if (isOpen) void suggestCitiesIn(id).then(() => setWaiting(false))
  }, [id, isOpen])
  const fields = useFields({ id, draft, initial, check })
  const [state, setState] = useState<State>({ is: 'ready' })
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resetting.current), [])

  /** Resets the form once the visitor goes on to the chat. */
  const leave = () => {
    setState({ is: 'redirecting' })
    resetting.current = setTimeout(() => {
      setState({ is: 'ready' })
      fields.clear()
      onSent()
    }, RESET_DELAY)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    const website = takeHoneypot(event.currentTarget)
    return fields.submit((answers) => {
      // The chat is the hand-off; the visitor does not wait for the inbox.
      void inbox?.send({ kind: 'partner', answers }, website)
      const link = chatLink(data.chatPhone, partnerMessage(answers, data.chatMessages.partner))
      if (openChat(link)) leave()
      else setState({ is: 'blocked', link })
    })(event)
  }
  const message = fields.checked && partnerMessage(fields.checked, data.chatMessages.partner)
  const { submit, missing } = partnerQuestions(fields.values)
  const focusMissing = () =>
    document.querySelector<HTMLElement>(`#${id} [name=${missing[0]}]`)?.focus()
  const isRedirecting = state.is === 'redirecting'
  return (
    <PartnerForm
      id={id}
      bind={fields.bind}
      form={{ noValidate: isAwake, onSubmit: send }}
      waitsForCities={waits}
    >
      {isAwake && (
        <>
          <Honeypot />
          <MessagePreview message={message} phone={data.chatPhone} />
        </>
      )}
      {fields.isUncheckable && (
        <ChatOffer
          offer={formWords.failed}
          href={chatLink(data.chatPhone, data.chatMessages.partner)}
        />
      )}
      {state.is === 'blocked' && (
        <ChatOffer offer={formWords.blocked} href={state.link} onClick={leave} />
      )}
      {isAwake && (
        <div className="sending" role="status">
          {submit === 'disabled' && (
            <>
              <p>
                <ChangingText text={partnerFormWords.missing.text(missing)} />
              </p>
              <button className="button quiet" type="button" onClick={focusMissing}>
                {partnerFormWords.missing.button}
              </button>
            </>
          )}
        </div>
      )}
      <ChatSubmit
        label={isRedirecting ? partnerFormWords.redirecting : undefined}
        disabled={isAwake && (isRedirecting || submit !== 'enabled')}
      />
    </PartnerForm>
  )
}
