const STYLE = /<style[^>]*>(.*?)<\/style>/gs
/** What a rule means the same without: the last semicolon, the space after a comma or a colon. */
const SPARE = /;(?=\})|(?<=[,:]) /g

/**
 * Gathers the style elements of a page, of which styled-components writes one beside each component
 * that it styles, into one in the head: each rule once, in the order of the page, and no longer than it need be.
 */
export function oneStyle(html: string): string {
  const rules = new Set([...html.matchAll(STYLE)].map(([, css = '']) => css))
  if (rules.size === 0) return html
  return html
    .replaceAll(STYLE, '')
    .replace('</head>', () => `<style>${[...rules].join('').replaceAll(SPARE, '')}</style></head>`)
}
