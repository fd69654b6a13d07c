import { LIMITS } from '@elos/leads/form/limits'
import { ChangingText } from '../primitives/ChangingText.tsx'
import { formWords } from '../words/form.ts'
import { personLabels } from '../words/personFields.ts'
import type { Bound } from './bind.ts'
import { Field } from './Field.tsx'

/** The name of the person. */
export function NameField({ field }: { field: Bound }) {
  return (
    <Field
      label={personLabels.name}
      field={field}
      autoComplete="name"
      enterKeyHint="next"
      maxLength={LIMITS.name}
      required
    />
  )
}

/** The phone of the person. */
export function PhoneField({ field, required }: { field: Bound; required: boolean }) {
  return (
    <Field
      label={personLabels.phone}
      hint={required ? undefined : '(opcional)'}
      field={field}
      type="tel"
      autoComplete="tel"
      enterKeyHint="next"
      maxLength={LIMITS.phone}
      required={required}
    />
  )
}

const { suggestion: words } = formWords

/** The e-mail address of the person, and the domain that was probably meant in it. */
export function EmailField({ field }: { field: Bound }) {
  const { suggestion } = field
  return (
    <Field
      label={personLabels.email}
      field={field}
      type="email"
      autoComplete="email"
      enterKeyHint="next"
      maxLength={LIMITS.email}
      required
    >
      <p className="suggestion" role="status">
        {suggestion && (
          <>
            <ChangingText text={`${words.question(suggestion.domain)} `} />
            {suggestion.accept && (
              <button type="button" onClick={suggestion.accept}>
                {words.accept}
              </button>
            )}
          </>
        )}
      </p>
    </Field>
  )
}
