import type { RefCallback } from 'react'

/** An event of a control: the browser's own, in an island. */
export interface ControlEvent {
  target: EventTarget
  isComposing?: boolean
}

/** What joins a control with whatever keeps its value. */
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

/** A control, and what is wrong with what it holds. */
export interface Bound {
  control: Control
  error?: { id: string; text: string }
}

/** Gives each field of a form, by its name, what joins it with the form's values and errors. */
export type Bind = (name: string) => Bound

/** A bound field whose error, if any, is tied to its control. `form`: the id of the form. */
export function bound(form: string, control: Control, text: string | undefined): Bound {
  if (!text) return { control }
  const id = `${form}-${control.name}-erro`
  return {
    control: { ...control, 'aria-invalid': true, 'aria-describedby': id },
    error: { id, text },
  }
}

/**
 * Binds a form that works without script: empty, or as it comes back with what was typed, at the
 * first answer that is wrong.
 */
export function nativeBind(
  form: string,
  values: Record<string, string> = {},
  errors: Record<string, string> = {},
): Bind {
  const [first] = Object.keys(errors)
  return (name) =>
    bound(
      form,
      { name, defaultValue: values[name], ...(name === first ? { autoFocus: true } : {}) },
      errors[name],
    )
}
