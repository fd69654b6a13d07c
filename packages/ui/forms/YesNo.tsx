import { YES_NO } from '@elos/leads/form/answer'
import type { Bound } from './bind.ts'
import { ErrorText } from './Field.tsx'

/** A yes-or-no question ('sim', 'nao'). */
export function YesNo(props: { legend: string; field: Bound; required?: boolean }) {
  const { legend, field, required } = props
  const { defaultValue, ...control } = field.control
  return (
    <fieldset className={control.name}>
      <legend>{legend}</legend>
      <div className="options">
        {Object.entries(YES_NO).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              {...control}
              value={value}
              defaultChecked={defaultValue === value || undefined}
              required={required}
            />
            {label}
          </label>
        ))}
      </div>
      <ErrorText error={field.error} />
    </fieldset>
  )
}
