import type { InputHTMLAttributes, ReactNode } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  /** Said beside the label: '(opcional)', or what the answer is for. */
  hint?: string
}

/** A label above its control. */
export function Labelled(props: {
  label: string
  hint?: string
  className?: string
  children: ReactNode
}) {
  const { label, hint, className, children } = props
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={className}>
      <span>
        {label} {hint && <small>{hint}</small>}
      </span>
      {children}
    </label>
  )
}

/** A labelled text control. */
export function Field({ label, hint, className, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} className={className}>
      <input {...input} />
    </Labelled>
  )
}

/** A labelled list of choices, the first of them empty. */
export function Select(props: {
  label: string
  hint?: string
  name: string
  empty: string
  options: { value: string; label: string }[]
}) {
  const { label, hint, name, empty, options } = props
  return (
    <Labelled label={label} hint={hint}>
      <select name={name}>
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

/** A yes-or-no question ('sim', 'nao'). */
export function YesNo({
  legend,
  name,
  required,
}: {
  legend: string
  name: string
  required?: boolean
}) {
  return (
    <fieldset className={name}>
      <legend>{legend}</legend>
      <div className="options">
        <label>
          <input type="radio" name={name} value="sim" required={required} /> Sim
        </label>
        <label>
          <input type="radio" name={name} value="nao" required={required} /> Não
        </label>
      </div>
    </fieldset>
  )
}
