/**
 * `text` with each half of a broken pair of surrogates replaced by U+FFFD, so that it can be encoded:
 * `String.prototype.toWellFormed` for browsers from before 2023.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
