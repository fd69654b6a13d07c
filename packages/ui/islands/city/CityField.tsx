import { LIMITS } from '@elos/leads/form/limits'
import type { Bound } from '../../forms/bind.ts'
import { Field } from '../../forms/Field.tsx'
import { partnerFormWords } from '../../words/partnerForm.ts'
import { CityList, comboboxOf } from './CityList.tsx'
import type { City } from './cities.ts'
import { useSuggestions } from './useSuggestions.ts'

const { city } = partnerFormWords

interface CityFieldProps {
  field: Bound
  value: string
  /** The cities; absent while they are being loaded. */
  cities: City[] | undefined
  /** Whether nothing can be typed until the cities are loaded. */
  waits: boolean
  /** Whether the island is awake: false in the first rendering, which must give the same HTML as the server. */
  isAwake: boolean
  pick(city: string): void
}

/** The city, with suggestions: a combobox as the ARIA practices describe it. */
export function CityField({ field, value, cities = [], waits, isAwake, pick }: CityFieldProps) {
  const { control } = field
  const { suggestions, events } = useSuggestions(cities, value, pick)
  const found = suggestions.names.length
  const list = `${control.name}-sugestoes`
  return (
    <Field
      label={city.label}
      hint={city.hint}
      field={{
        ...field,
        control: {
          ...control,
          onInput: (event) => {
            events.onInput()
            control.onInput?.(event)
          },
          onBlur: (event) => {
            events.onBlur()
            control.onBlur?.(event)
          },
        },
      }}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={LIMITS.city}
      placeholder={waits ? city.loading : city.placeholder}
      required
      disabled={waits}
      onKeyDown={events.onKeyDown}
      onFocus={events.onFocus}
      {...(isAwake ? comboboxOf(list, suggestions) : {})}
    >
      {found > 0 && <CityList id={list} suggestions={suggestions} />}
      {isAwake && (
        <span className="hidden" role="status">
          {found > 0 && city.found(found)}
        </span>
      )}
    </Field>
  )
}
