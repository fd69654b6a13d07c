import { LIMITS } from '@elos/leads/form/limits'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { partnerFormWords } from '../words/partnerForm.ts'
import type { Bind } from './bind.ts'
import { ChatSubmit } from './ChatSubmit.tsx'
import { Field } from './Field.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { EmailField, NameField, PhoneField } from './personFields.tsx'
import { YesNo } from './YesNo.tsx'

const { city, notice, questions } = partnerFormWords

interface PartnerFormProps {
  id: string
  bind: Bind
  /** The attributes that an island adds to the form element. */
  form?: FormHTMLAttributes<HTMLFormElement>
  /** Whether no city can be typed yet. */
  waitsForCities?: boolean
  /** The submit button, and content above it. */
  children?: ReactNode
}

/**
 * The partner application. The names of its fields are the data contract. Answers reveal questions by
 * CSS alone (`theme/forms.css`). A question that only some answers require has no `required` in the
 * markup, where a hidden required field would block the form: the form's rules check it.
 */
export function PartnerForm(props: PartnerFormProps) {
  const { id, bind, form, waitsForCities, children = <ChatSubmit /> } = props
  return (
    <form
      id={id}
      className="form"
      method="post"
      action="/api/parceria"
      aria-label={partnerFormWords.title}
      {...form}
    >
      <NameField field={bind('nome')} />
      <EmailField field={bind('email')} />
      <PhoneField field={bind('telefone')} required={false} />
      <Field
        label={city.label}
        hint={city.hint}
        field={bind('cidade')}
        autoComplete="address-level2"
        enterKeyHint="next"
        maxLength={LIMITS.city}
        placeholder={waitsForCities ? city.loading : city.placeholder}
        required
        disabled={waitsForCities}
      />
      <YesNo legend={questions.isCorretor} field={bind('isCorretor')} required />
      <p className="notice" role="status">
        <b>{notice.title}</b>
        {notice.text}
      </p>
      <YesNo legend={questions.vendePlanoSaude} field={bind('vendePlanoSaude')} />
      <YesNo legend={questions.experienciaPortabilidade} field={bind('experienciaPortabilidade')} />
      <Field
        className="tiposSeguros"
        label={questions.tiposSeguros}
        field={bind('tiposSeguros')}
        enterKeyHint="send"
        maxLength={LIMITS.insurance}
      />
      {children}
      <PrivacyNote />
    </form>
  )
}
