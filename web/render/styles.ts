const STYLE = /<style[^>]*>(.*?)<\/style>/gs
/**
 * Characters that a rule does not need: the last semicolon, the space after a comma or a colon, the zero
 * before a decimal point, the quotes of a plain attribute value.
 */
const REDUNDANT =
  /;(?=\})|(?<=[,:]) |(?<!["\d.\w-])0(?=\.\d)|(?<==)"(?=[a-z]+"\])|(?<=="[a-z]+)"(?=\])/g
/** A colour in capital letters. Small ones, which stand elsewhere too, compress better. */
const COLOUR = /#[\dA-F]{6}\b/g
/**
 * The classes that styled-components gives an element: names by which other components could select
 * it or extend it, which no rule of ours uses, then the name that its rules have. That one may have a
 * hyphen: 'a-d', so that ad blockers do not hide the element.
 */
const CLASSES = /(?<= class=")(?:sc-[\w-]+ )+(?!sc-)([\w-]+)/g

/**
 * Moves the style elements of a document, of which styled-components writes one beside each component
 * that it styles, into one at the end of the head: each rule once, in the order of the document. Its
 * class names become A, B, C …: a hash does not compress, and each stands in dozens of selectors.
 */
export function gatherStyles(html: string): string {
  const rules = new Set([...html.matchAll(STYLE)].map(([, css = '']) => css))
  if (rules.size === 0) return html
  const names = shortNames(html)
  const css = [...rules]
    .join('')
    .replaceAll(REDUNDANT, '')
    .replaceAll(COLOUR, (colour) => colour.toLowerCase())
  return html
    .replaceAll(STYLE, '')
    .replaceAll(CLASSES, (_, name: string) => names.get(name) ?? name)
    .replace('</head>', () => `<style>${renamed(css, names)}</style></head>`)
}

/** A short name for each class of a styled component, in the order of the document. */
function shortNames(html: string): Map<string, string> {
  const names = new Set([...html.matchAll(CLASSES)].map(([, name = '']) => name))
  return new Map([...names].map((name, index) => [name, letters(index)]))
}

/** 0 → 'A', 25 → 'Z', 26 → 'AA'. Classes written by hand start with a small letter. */
function letters(index: number): string {
  const rest = index < 26 ? '' : letters(Math.floor(index / 26) - 1)
  return rest + String.fromCharCode(65 + (index % 26))
}

function renamed(css: string, names: Map<string, string>): string {
  if (names.size === 0) return css
  const selectors = new RegExp(`(?<=\\.)(?:${[...names.keys()].join('|')})(?![\\w-])`, 'g')
  return css.replaceAll(selectors, (name) => names.get(name) ?? name)
}
