import { LIMITS } from '@elos/leads/form/limits'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Bound, Control } from '../../forms/bind.ts'
import { Field } from '../../forms/Field.tsx'
import { partnerForm } from '../../text/partnerForm.ts'
import { type City, suggestCities } from './cities.ts'

const { city } = partnerForm
/** As long as a list stays after the field was left (specification, section 9): for the click on it. */
const HIDE_DELAY_MS = 200

interface CityFieldProps {
  field: Bound
  value: string
  /** Absent while they are being loaded. */
  cities: City[] | undefined
  /** Whether nothing can be typed meanwhile. */
  waits: boolean
  /** False while the server's HTML must be found as it is. */
  isAwake: boolean
  pick(city: string): void
}

/** The city, with suggestions: a combobox as the ARIA practices describe it. */
export function CityField({ field, value, cities = [], waits, isAwake, pick }: CityFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const suggestions = isOpen ? suggestCities(cities, value) : []
  const list = `${field.control.name}-sugestoes`
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (name: string) => {
    pick(name)
    close()
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % suggestions.length),
    ArrowUp: () => setActive((active <= 0 ? suggestions.length : active) - 1),
    Escape: close,
    ...(active >= 0 ? { Enter: () => choose(suggestions[active] ?? value) } : {}),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = suggestions.length > 0 ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  const control: Control = {
    ...field.control,
    onInput: (event) => {
      setOpen(true)
      setActive(-1)
      field.control.onInput?.(event)
    },
    onBlur: (event) => {
      hiding.current = setTimeout(close, HIDE_DELAY_MS)
      field.control.onBlur?.(event)
    },
  }
  return (
    <Field
      label={city.label}
      hint={city.hint}
      field={{ ...field, control }}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={LIMITS.city}
      placeholder={waits ? city.loading : city.placeholder}
      required
      disabled={waits}
      onKeyDown={onKeyDown}
      onFocus={() => clearTimeout(hiding.current)}
      {...(isAwake ? combobox(list, suggestions, active) : {})}
    >
      {suggestions.length > 0 && (
        <div role="listbox" id={list} aria-label={city.suggestions} ref={bringIntoView}>
          {suggestions.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            <div
              role="option"
              key={name}
              id={`${list}-${index}`}
              aria-selected={index === active}
              ref={index === active ? bringIntoView : undefined}
              tabIndex={-1}
              // The focus stays in the field, however long the button is held.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      {isAwake && (
        <span className="hidden" role="status">
          {suggestions.length > 0 && city.found(suggestions.length)}
        </span>
      )}
    </Field>
  )
}

const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

function combobox(list: string, suggestions: string[], active: number) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': suggestions.length > 0,
    'aria-controls': list,
    'aria-activedescendant': active >= 0 ? `${list}-${active}` : undefined,
  } as const
}
