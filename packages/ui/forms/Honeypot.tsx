const NAME = 'website'

/** A field that people do not see: only a program fills it in. */
export function Honeypot() {
  return (
    <div className="hidden" aria-hidden="true">
      <input name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The value of the honeypot field of a form. */
export function honeypotOf(form: EventTarget | null): string {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(NAME) : null
  return field instanceof HTMLInputElement ? field.value : ''
}
