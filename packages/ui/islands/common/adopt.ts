const adopted = new Set<string>()

/**
 * Adds an island's CSS to the page, each text once. It is a constructed sheet, because the content
 * security policy forbids new style elements.
 */
export function adoptStyle(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
