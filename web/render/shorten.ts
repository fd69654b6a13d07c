/**
 * An end tag of a paragraph that what follows implies: a start tag, or the end of its parent. The end of a
 * link implies none.
 */
const PARAGRAPH_ENDS =
  /<\/p>(?=<(?:p|ul|ol|dl|div|section|h[1-6]|table|address|form)\b|<\/(?:li|div|section|article|main|blockquote|td|dd)>)/g

/** Other end tags that what follows implies: the next start tag, or the end of the parent. */
const OTHER_ENDS =
  /<\/li>(?=<li\b|<\/[uo]l>)|<\/d[td]>(?=<d[td]\b|<\/dl>)|<\/t[dh]>(?=<t[dh]\b|<\/tr>)|<\/tr>(?=<tr\b|<\/t(?:head|body|able)>)/g

/** The slash of an element that is always empty, which React writes. In SVG it ends an element. */
const SLASHES = /(<(?:meta|link|img|input|br|hr|source)\b[^<>]*)\/>/g

/**
 * Leaves out of a document what its meaning does not need, as HTML allows
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 */
export function shorten(html: string): string {
  return html
    .replaceAll(PARAGRAPH_ENDS, '')
    .replaceAll(OTHER_ENDS, '')
    .replaceAll(SLASHES, '$1>')
    .replaceAll('></use>', '/>')
}
