/** Keeps the field in focus in sight after something came above it. `form`: the id of its form. */
export function focusInSight(form: string): void {
  document.querySelector(`#${form} :focus`)?.scrollIntoView({ block: 'nearest' })
}
