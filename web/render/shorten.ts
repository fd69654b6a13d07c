/**
 * The end of a paragraph, before what ends it as well. Within a link it is needed: there the end of the
 * parent does not count.
 */
const PARAGRAPHS =
  /<\/p>(?=<(?:p|ul|ol|dl|div|section|h[1-6]|table|address|form)\b|<\/(?:li|div|section|article|main|blockquote|td|dd)>)/g

/** End tags that HTML leaves out: the next start tag, or the end of the parent, ends the element as well. */
const ENDS =
  /<\/li>(?=<li\b|<\/[uo]l>)|<\/d[td]>(?=<d[td]\b|<\/dl>)|<\/t[dh]>(?=<t[dh]\b|<\/tr>)|<\/tr>(?=<tr\b|<\/t(?:head|body|able)>)/g

/** The slash of an element that is always empty, which React writes. In SVG it ends an element. */
const SLASHES = /(<(?:meta|link|img|input|br|hr|source)\b[^<>]*)\/>/g

/**
 * Leaves out of a document what its meaning does not need, as HTML allows
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 */
export function shorten(html: string): string {
  return html
    .replaceAll(PARAGRAPHS, '')
    .replaceAll(ENDS, '')
    .replaceAll(SLASHES, '$1>')
    .replaceAll('></use>', '/>')
}
