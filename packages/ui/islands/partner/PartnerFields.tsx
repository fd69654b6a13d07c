import type { IslandData } from '@elos/content'
import { chatLink } from '@elos/leads/chat/link'
import { partnerMessage } from '@elos/leads/partner/message'
import { partnerQuestions } from '@elos/leads/partner/questions'
import { type FormEvent, useEffect, useState } from 'react'
import { ChatSubmit } from '../../forms/ChatSubmit.tsx'
import { PartnerForm } from '../../forms/PartnerForm.tsx'
import { formText } from '../../text/form.ts'
import { partnerForm } from '../../text/partnerForm.ts'
import { ChatOffer } from '../form/ChatOffer.tsx'
import type { Values } from '../form/draft.ts'
import { Honeypot, honeypotOf } from '../form/Honeypot.tsx'
import type { Inbox } from '../form/inbox.ts'
import { MessagePreview } from '../form/MessagePreview.tsx'
import { openChat } from '../form/openChat.ts'
import { useAwake } from '../form/useAwake.ts'
import { useFields } from '../form/useFields.ts'
import { CityField } from './CityField.tsx'
import { checkPartner } from './check.ts'
import { useCities } from './useCities.ts'

/** From the hand-off to an empty form (specification, section 9). */
const RESET_DELAY_MS = 1000

type State = { is: 'ready' } | { is: 'redirecting' } | { is: 'blocked'; link: string }

export interface PartnerFieldsProps {
  id: string
  draft: string
  data: IslandData
  initial: Values
  inbox: Inbox | undefined
  /** Whether the cities are needed by now. */
  isOpen: boolean
  /** Whether the city can be typed only once they are there. */
  waitsForCities: boolean
  /** A second after the chat was opened. */
  onSent(): void
}

/** The application that opens the chat with its message typed, and reaches the inbox as well. */
export function PartnerFields(props: PartnerFieldsProps) {
  const { id, draft, data, initial, inbox, isOpen, waitsForCities, onSent } = props
  const isAwake = useAwake(id)
  const cities = useCities(isOpen)
  const { bind, values, checked, isUncheckable, submit, setValue, clear } = useFields({
    id,
    draft,
    initial,
    check: checkPartner,
  })
  const [state, setState] = useState<State>({ is: 'ready' })
  useEffect(() => {
    if (state.is !== 'redirecting') return
    const timer = setTimeout(() => {
      setState({ is: 'ready' })
      clear()
      onSent()
    }, RESET_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state])
  const redirect = () => setState({ is: 'redirecting' })
  const send = (event: FormEvent<HTMLFormElement>) => {
    const website = honeypotOf(event.currentTarget)
    return submit((answers) => {
      // The chat is the hand-off; that staff can read the answers too costs the visitor no waiting.
      void inbox?.send({ kind: 'partner', answers }, website)
      const link = chatLink(data.chatPhone, partnerMessage(answers, data.chatMessages.partner))
      if (openChat(link)) redirect()
      else setState({ is: 'blocked', link })
    })(event)
  }
  const message = checked && partnerMessage(checked, data.chatMessages.partner)
  const isRedirecting = state.is === 'redirecting'
  return (
    <PartnerForm
      id={id}
      bind={bind}
      form={{ noValidate: isAwake, onSubmit: send }}
      cityField={
        <CityField
          field={bind('cidade')}
          value={values.cidade ?? ''}
          cities={cities}
          waits={waitsForCities && !cities}
          isAwake={isAwake}
          pick={(city) => setValue('cidade', city, { shouldValidate: true })}
        />
      }
    >
      {isAwake && (
        <>
          <Honeypot />
          <MessagePreview message={message} phone={data.chatPhone} />
        </>
      )}
      {isUncheckable && (
        <ChatOffer
          offer={formText.failed}
          href={chatLink(data.chatPhone, data.chatMessages.partner)}
        />
      )}
      {state.is === 'blocked' && (
        <ChatOffer offer={formText.blocked} href={state.link} onClick={redirect} />
      )}
      <ChatSubmit
        label={isRedirecting ? partnerForm.redirecting : undefined}
        disabled={isAwake && (isRedirecting || partnerQuestions(values).submit !== 'enabled')}
      />
    </PartnerForm>
  )
}
