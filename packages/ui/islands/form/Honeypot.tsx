const NAME = 'website'

/** A field that no person sees: whoever fills it in is a program. */
export function Honeypot() {
  return (
    <input className="hidden" name={NAME} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  )
}

/** What the field holds in a form that is being sent. */
export function honeypotOf(form: EventTarget | null): string {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(NAME) : null
  return field instanceof HTMLInputElement ? field.value : ''
}
