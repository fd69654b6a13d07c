import { claims } from '../data/claims/index.ts'
import { routeId, routes } from '../data/routes/index.ts'
import { richText, shortText } from '../text/blocks.ts'
import { dedent } from '../text/dedent.ts'
import type { Place } from '../text/errors.ts'
import type { RichText, ShortText } from '../text/portableText.ts'
import type { Vocabulary } from '../text/vocabulary.ts'

const vocabulary: Vocabulary = {
  claims: new Map(Object.keys(claims).map((key) => [key, `claim-${key}`])),
  routes: new Map(Object.keys(routes).map((path) => [path, routeId(path)])),
}

/** Turns the notation of one document or file into Portable Text; errors name it and the line. */
export type Writer = {
  short: (notation: string, line?: number) => ShortText
  rich: (markdown: string, line?: number) => RichText
}

export function writerFor(file: string): Writer {
  const place = (line = 1): Place => ({ file, line })
  return {
    short: (notation, line) => shortText(notation, place(line), vocabulary),
    rich: (markdown, line) => richText(dedent(markdown), place(line), vocabulary),
  }
}
