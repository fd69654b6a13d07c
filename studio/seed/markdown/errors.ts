/** The source of a text: a Markdown file or a document, and the line in it, from 1. */
export interface Place {
  file: string
  line: number
}

/** A text cannot be converted to Portable Text. The message says where and what to do. */
export class SeedTextError extends Error {
  override readonly name = 'SeedTextError'

  constructor(place: Place, problem: string) {
    super(`${place.file}, linha ${place.line}: ${problem}`)
  }
}
