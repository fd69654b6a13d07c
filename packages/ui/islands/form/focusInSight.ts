/**
 * Opens the disclosure that hides a wrong answer, and scrolls to the field in focus, which something
 * new above it may have moved out of sight. `form`: the id of the form.
 */
export function focusInSight(form: string): void {
  const hidden = document.querySelector<HTMLElement>(`#${form} details:not([open]) [aria-invalid]`)
  if (hidden) {
    hidden.closest('details')?.setAttribute('open', '')
    hidden.focus()
  }
  document.querySelector(`#${form} :focus`)?.scrollIntoView({ block: 'nearest' })
}
