/** Where a piece of text comes from: a Markdown file, or the field of a typed document. Lines start at 1. */
export type Place = { file: string; line: number }

/** A text that the converter cannot turn into Portable Text. The message says where and what to do. */
export class SeedTextError extends Error {
  override readonly name = 'SeedTextError'

  constructor(place: Place, problem: string) {
    super(`${place.file}, linha ${place.line}: ${problem}`)
  }
}
