/**
 * Returns `text` with each lone surrogate replaced by U+FFFD, so that it can be percent-encoded. It is the same as
 * `String.prototype.toWellFormed`, which browsers have only since 2023.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
