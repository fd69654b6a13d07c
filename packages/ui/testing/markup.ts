/** Those of `texts` that do not stand in `markup` after the ones before them. */
export function outOfOrder(markup: string, texts: string[]): string[] {
  let from = 0
  return texts.filter((text) => {
    const at = markup.indexOf(text, from)
    from = Math.max(from, at + text.length)
    return at < 0
  })
}

/** What a visitor reads: the text of the markup, without styles, spaces collapsed. */
export const words = (markup: string): string =>
  markup
    .replace(/<style.*?<\/style>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The ids of its elements. */
export const ids = (markup: string): string[] =>
  [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

/** The levels of its headings, in order. */
export const headingLevels = (markup: string): number[] =>
  [...markup.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))

/** How many style elements it spends. */
export const styleCount = (markup: string): number => markup.match(/<style/g)?.length ?? 0
