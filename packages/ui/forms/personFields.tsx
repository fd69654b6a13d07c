import { LIMITS } from '@elos/leads/form/limits'
import type { Bound } from './bind.ts'
import { Field } from './Field.tsx'

interface PersonField {
  /** Bound to the name of the field in the form's data contract. */
  field: Bound
}

/** The name of the person. */
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

/** The e-mail address of the person. */
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
