import { LIMITS } from '@elos/leads/form/limits'
import type { Bound } from './bind.ts'
import { Field } from './Field.tsx'

interface PersonField {
  /** By the name that the form's data contract gives it. */
  field: Bound
}

/** Who asks. */
export function NameField({ field }: PersonField) {
  return (
    <Field
      label="Nome"
      field={field}
      autoComplete="name"
      enterKeyHint="next"
      maxLength={LIMITS.name}
      required
    />
  )
}

/** Where an answer by e-mail goes. */
export function EmailField({ field }: PersonField) {
  return (
    <Field
      label="E-mail"
      field={field}
      type="email"
      autoComplete="email"
      enterKeyHint="next"
      maxLength={LIMITS.email}
      required
    />
  )
}
