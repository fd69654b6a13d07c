/** Returns the texts that the markup does not contain after the texts before them. */
export function outOfOrder(markup: string, texts: string[]): string[] {
  let from = 0
  return texts.filter((text) => {
    const at = markup.indexOf(text, from)
    from = Math.max(from, at + text.length)
    return at < 0
  })
}

/** The text of some markup that a visitor reads, with collapsed spaces. */
export const visibleText = (markup: string): string =>
  markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** The ids of the elements. */
export const ids = (markup: string): string[] =>
  [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

/** The levels of the headings, in order. */
export const headingLevels = (markup: string): number[] =>
  [...markup.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))

/** Returns how often a text occurs in the markup. */
export const countOf = (markup: string, text: string): number => markup.split(text).length - 1
