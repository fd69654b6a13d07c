import type { QuoteOption } from '@elos/content'
import { LIMITS } from '@elos/leads/form/limits'
import { AGE_BANDS, MAX_LIVES } from '@elos/leads/quote/bands'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { quoteForm } from '../text/quoteForm.ts'
import type { Bind } from './bind.ts'
import { ChatSubmit } from './ChatSubmit.tsx'
import { Field, Labelled, Select } from './Field.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { EmailField, NameField } from './personFields.tsx'

const { audiences, bands, optional } = quoteForm
const UNKNOWN = 'Ainda não sei'
const audienceOptions = Object.entries(audiences).map(([value, label]) => ({ value, label }))

function AgeBands({ bind, aid }: { bind: Bind; aid?: ReactNode }) {
  return (
    <fieldset>
      <legend>
        Quantas pessoas em cada faixa de idade?
        <small>{` ${optional}`}</small>
      </legend>
      {aid}
      <div className="bands">
        {AGE_BANDS.map((name) => (
          <Field
            key={name}
            label={bands[name]}
            field={bind(name)}
            type="number"
            inputMode="numeric"
            enterKeyHint="next"
            min={0}
            max={MAX_LIVES}
            placeholder="0"
          />
        ))}
      </div>
    </fieldset>
  )
}

interface QuoteFormProps {
  id: string
  carriers: QuoteOption[]
  bind: Bind
  /** The attributes that an island adds to the form element. */
  form?: FormHTMLAttributes<HTMLFormElement>
  /** A control that fills in the age bands. */
  aid?: ReactNode
  /** The submit button, and content above it. */
  children?: ReactNode
}

/** The quote request. The names of its fields are the data contract. Works without script. */
export function QuoteForm(props: QuoteFormProps) {
  const { id, carriers, bind, form, aid, children = <ChatSubmit /> } = props
  return (
    <form id={id} method="post" action="/api/contato" {...form}>
      <NameField field={bind('name')} />
      <div className="pair">
        <EmailField field={bind('email')} />
        <Field
          label="Telefone com DDD"
          field={bind('phone')}
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={LIMITS.phone}
          required
        />
      </div>
      <div className="pair">
        <Select
          label="Operadora"
          hint={optional}
          field={bind('operadora')}
          empty={UNKNOWN}
          options={carriers}
        />
        <Select
          label="Tipo de plano"
          hint={optional}
          field={bind('tipo')}
          empty={UNKNOWN}
          options={audienceOptions}
        />
      </div>
      <AgeBands bind={bind} aid={aid} />
      <Message field={bind('message')} />
      {children}
      <PrivacyNote />
    </form>
  )
}

function Message({ field }: { field: ReturnType<Bind> }) {
  return (
    <Labelled label="Mensagem" hint={optional} error={field.error}>
      <textarea rows={3} maxLength={LIMITS.message} {...field.control} />
      <small>Não conte aqui doenças nem tratamentos.</small>
    </Labelled>
  )
}
