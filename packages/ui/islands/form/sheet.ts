import { formIslandStyle } from './style.ts'

let isAdopted = false

/** Gives the page the style of dialogs, toasts and what islands add to forms. */
export function adoptSheet(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(formIslandStyle)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
