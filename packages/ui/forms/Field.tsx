import type { InputHTMLAttributes, ReactNode } from 'react'
import { ChangingText } from '../primitives/ChangingText.tsx'
import type { Bound } from './bind.ts'

interface LabelledProps {
  label: string
  /** A text beside the label: '(opcional)'. */
  hint?: string
  className?: string
  error?: Bound['error']
  below?: ReactNode
}

/** A label above its control, and the control's error below it. */
export function Labelled(props: LabelledProps & { children: ReactNode }) {
  const { label, hint, className, error, below, children } = props
  return (
    <div className={className ? `field ${className}` : 'field'}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label>
        <span>
          {label}
          {hint && <small>{` ${hint}`}</small>}
        </span>
        {children}
      </label>
      {below}
      <ErrorText error={error} />
    </div>
  )
}

/** The error of the control above it. */
export function ErrorText({ error }: Pick<Bound, 'error'>) {
  return error ? (
    <p className="error" id={error.id}>
      <ChangingText text={error.text} />
    </p>
  ) : null
}

/**
 * A field for a whole number: a text, because browsers read '1.000' in a field of numbers as one, and the wheel changes
 * it. The rules of the form have its range.
 */
export const WHOLE_NUMBER = { inputMode: 'numeric' } as const

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  field: Bound
  children?: ReactNode
}

/** A labelled text control. */
export function Field({ label, hint, className, field, children, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} className={className} error={field.error} below={children}>
      <input {...input} {...field.control} />
    </Labelled>
  )
}

/** A labelled list of choices, the first of them empty. */
export function Select(props: {
  label: string
  hint?: string
  field: Bound
  empty: string
  options: { value: string; label: string }[]
}) {
  const { label, hint, field, empty, options } = props
  return (
    <Labelled label={label} hint={hint} error={field.error}>
      <select {...field.control}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
