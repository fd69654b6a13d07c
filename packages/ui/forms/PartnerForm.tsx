import { Icon } from '../primitives/Icon.tsx'
import { partnerForm } from '../text/partnerForm.ts'
import { Field, YesNo } from './Field.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'

/**
 * The partner application (specification, sections 3 and 5): names are the data contract. Answers
 * reveal questions by style alone. What is required only after an answer cannot say so in markup
 * (a hidden required field blocks the form unseen): the receiver of the form checks it.
 */
export function PartnerForm() {
  const { title, notice, questions, button } = partnerForm
  return (
    <form id="candidatura" method="post" action="/api/parceria">
      <h3>{title}</h3>
      <Field label="Nome" name="nome" autoComplete="name" required />
      <Field label="E-mail" name="email" type="email" autoComplete="email" required />
      <Field
        label="Cidade"
        hint="(cidade e UF)"
        name="cidade"
        placeholder="São Paulo/SP"
        required
      />
      <YesNo legend={questions.isCorretor} name="isCorretor" required />
      <p className="notice" role="note">
        <b>{notice.title}</b>
        {notice.text}
      </p>
      <YesNo legend={questions.vendePlanoSaude} name="vendePlanoSaude" />
      <YesNo legend={questions.experienciaPortabilidade} name="experienciaPortabilidade" />
      <Field className="tiposSeguros" label={questions.tiposSeguros} name="tiposSeguros" />
      <button className="button chat" type="submit">
        <Icon name="whatsapp-logo" />
        {button}
      </button>
      <PrivacyNote />
    </form>
  )
}
