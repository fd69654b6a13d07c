/** Opens what hides a wrong answer, and scrolls to the field in focus after something that appeared above may have moved it. `form`: its form's id. */
export function focusInSight(form: string): void {
  const hidden = document.querySelector<HTMLElement>(`#${form} details:not([open]) [aria-invalid]`)
  if (hidden) {
    hidden.closest('details')?.setAttribute('open', '')
    hidden.focus()
  }
  document.querySelector(`#${form} :focus`)?.scrollIntoView({ block: 'nearest' })
}
