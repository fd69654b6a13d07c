import type { Piece } from '@elos/ui'

/** The words of a text: letters, with accents that a Mac or a PDF has apart, and figures, with the comma or the point within. */
export const WORDS = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*/gu

/** The most characters of an excerpt, and of those before the first word that was found. */
const LENGTH = 220
const BEFORE = 70

/** Cuts a text into pieces: those that were found, and those between them. */
export function markedText(text: string, isFound: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!isFound(word)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isFound: false })
    pieces.push({ text: word, isFound: true })
    end = index + word.length
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isFound: false }] : pieces
}

/** Returns the whole words around the first one that was found, or the beginning of a text without any. */
export function excerptOf(text: string, isFound: (word: string) => boolean): string {
  const first = [...text.matchAll(WORDS)].find(([word]) => isFound(word))?.index ?? 0
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const end = text.length - start <= LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH)
  const cut = text.slice(start, end > start ? end : start + LENGTH)
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`
}
