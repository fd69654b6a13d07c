import type { RefCallback } from 'react'

/** The event that React gives a control, as far as islands read it. */
export interface ControlEvent {
  target: EventTarget
  nativeEvent: Event
}

/** The props that connect a control with the state of its form. */
export interface Control {
  name: string
  defaultValue?: string
  autoFocus?: true
  ref?: RefCallback<Element>
  onInput?: (event: ControlEvent) => void
  onBlur?: (event: ControlEvent) => void
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/**
 * The domain that was probably meant in an e-mail address. `accept` writes it there; absent without
 * script.
 */
export interface Suggestion {
  domain: string
  accept?: () => void
}

/** The props of a control, the error of its value, and what may have been meant instead. */
export interface Bound {
  control: Control
  error?: { id: string; text: string }
  suggestion?: Suggestion
}

/** Returns the props of a field, by its name, with the form's value and error for it. */
export type Bind = (name: string) => Bound

/** A bound field, whose control is described by its error, if any. `form`: the id of the form. */
export function bound(form: string, control: Control, text: string | undefined): Bound {
  if (!text) return { control }
  const id = `${form}-${control.name}-erro`
  return {
    control: { ...control, 'aria-invalid': true, 'aria-describedby': id },
    error: { id, text },
  }
}

/**
 * Binds a form that works without script: an empty one, or one that the server returns with the typed
 * values and their errors. The first field with an error has `autofocus`. `suggestions`: the domains
 * that were probably meant in e-mail addresses.
 */
export function nativeBind(
  form: string,
  values: Record<string, string> = {},
  errors: Record<string, string> = {},
  suggestions: Record<string, string | undefined> = {},
): Bind {
  const [first] = Object.keys(errors)
  return (name) => {
    const domain = suggestions[name]
    const control = { name, defaultValue: values[name] }
    return {
      ...bound(form, { ...control, ...(name === first ? { autoFocus: true } : {}) }, errors[name]),
      ...(domain ? { suggestion: { domain } } : {}),
    }
  }
}
