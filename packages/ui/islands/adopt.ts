const adopted = new Set<string>()

/** Adds an island's styles to the page, each text once. Constructed: a policy allows no style elements. */
export function adoptStyle(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
