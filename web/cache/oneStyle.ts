const STYLE = /<style[^>]*>(.*?)<\/style>/gs

/**
 * Gathers the style elements of a page, of which styled-components writes one beside each component
 * that it styles, into one in the head: each rule once, in the order of the page.
 */
export function oneStyle(html: string): string {
  const rules = new Set([...html.matchAll(STYLE)].map(([, css = '']) => css))
  if (rules.size === 0) return html
  return html
    .replaceAll(STYLE, '')
    .replace('</head>', () => `<style>${[...rules].join('')}</style></head>`)
}
