const NAME = 'website'

/** A field that no person sees: whoever fills it in is a program. */
export function Honeypot() {
  return (
    <div className="hidden" aria-hidden="true">
      <input name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What the field holds in a form that is being sent. */
export function honeypotOf(form: EventTarget | null): string {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(NAME) : null
  return field instanceof HTMLInputElement ? field.value : ''
}
