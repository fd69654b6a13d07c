import { chatLink } from '@elos/leads/chat/link'
import { partnerQuestions } from '@elos/leads/partner/questions'
import { ChatOffer } from '../../forms/ChatOffer.tsx'
import { ChatSubmit } from '../../forms/ChatSubmit.tsx'
import { Honeypot } from '../../forms/Honeypot.tsx'
import { PartnerForm } from '../../forms/PartnerForm.tsx'
import { formWords } from '../../words/form.ts'
import { partnerFormWords } from '../../words/partnerForm.ts'
import { CityField } from '../city/CityField.tsx'
import { useCities } from '../city/useCities.ts'
import { MessagePreview } from '../form/MessagePreview.tsx'
import { useAwake } from '../form/useAwake.ts'
import { type Application, useApplication } from './useApplication.ts'

interface PartnerFieldsProps extends Application {
  /** Whether the cities are needed by now. */
  isOpen: boolean
  /** Whether the city can be typed only once the cities are loaded. */
  waitsForCities: boolean
}

/** The application that opens the chat with its message typed, and reaches the inbox as well. */
export function PartnerFields(props: PartnerFieldsProps) {
  const { id, data, isOpen, waitsForCities } = props
  const isAwake = useAwake(id)
  const cities = useCities(isOpen)
  const { fields, state, message, send, leave } = useApplication(props)
  const { bind, values, setValue } = fields
  const { submit, missing } = partnerQuestions(values)
  const focusMissing = () =>
    document.querySelector<HTMLElement>(`#${id} [name=${missing[0]}]`)?.focus()
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
              <p>{partnerFormWords.missing.text(missing)}</p>
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
