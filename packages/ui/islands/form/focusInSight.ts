/**
 * Opens the disclosures that hide a wrong answer, and scrolls to the field in focus, which something new above it may have
 * moved out of sight. The first wrong answer has the focus, if no other one has it. `form`: the id of the form.
 */
export function focusInSight(form: string): void {
  const folds = document.querySelectorAll(`#${form} details:not([open]):has([aria-invalid])`)
  for (const fold of folds) fold.setAttribute('open', '')
  if (folds.length > 0 && !document.activeElement?.matches('[aria-invalid]'))
    document.querySelector<HTMLElement>(`#${form} [aria-invalid]`)?.focus()
  document.querySelector(`#${form} :focus`)?.scrollIntoView({ block: 'nearest' })
}
