import { LIMITS } from '@elos/leads/form/limits'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { partnerForm } from '../text/partnerForm.ts'
import { type Bind, nativeBind } from './bind.ts'
import { ChatSubmit } from './ChatSubmit.tsx'
import { Field, YesNo } from './Field.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { EmailField, NameField } from './personFields.tsx'

const { city, notice, questions } = partnerForm

interface PartnerFormProps {
  id: string
  bind?: Bind
  /** What an island adds to the form element. */
  form?: FormHTMLAttributes<HTMLFormElement>
  /** The field of the city, where something suggests cities. */
  cityField?: ReactNode
  /** What sends the form, and what stands above it. */
  children?: ReactNode
}

/**
 * The partner application (specification, sections 3 and 5): names are the data contract. Answers
 * reveal questions by style alone (`partnerFormStyle`). What is required only after an answer cannot
 * say so in markup (a hidden required field blocks the form unseen): the form's rules check it.
 */
export function PartnerForm(props: PartnerFormProps) {
  const { id, bind = nativeBind(id), form, cityField, children = <ChatSubmit /> } = props
  return (
    <form id={id} method="post" action="/api/parceria" aria-label={partnerForm.title} {...form}>
      <NameField field={bind('nome')} />
      <EmailField field={bind('email')} />
      {cityField ?? (
        <Field
          label={city.label}
          hint={city.hint}
          field={bind('cidade')}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LIMITS.city}
          placeholder={city.placeholder}
          required
        />
      )}
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
