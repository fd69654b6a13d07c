const NAME = 'website'

/** A field that people do not see: only a program fills it in. */
export function Honeypot() {
  return (
    <div className="hidden" aria-hidden="true">
      <input name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/**
 * Takes the value of the honeypot field out of a form. A person whose browser filled it in is refused once, and heard
 * when they send the form again.
 */
export function takeHoneypot(form: EventTarget | null): string {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(NAME) : null
  if (!(field instanceof HTMLInputElement)) return ''
  const { value } = field
  field.value = ''
  return value
}
