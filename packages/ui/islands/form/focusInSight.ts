/** Scrolls to the field in focus after something that appeared above may have moved it. `form`: its form's id. */
export function focusInSight(form: string): void {
  document.querySelector(`#${form} :focus`)?.scrollIntoView({ block: 'nearest' })
}
