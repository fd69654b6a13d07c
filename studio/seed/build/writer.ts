import { claims } from '../data/claims/index.ts'
import { routes } from '../data/routes/index.ts'
import { richText, shortText } from '../markdown/blocks.ts'
import { dedent } from '../markdown/dedent.ts'
import type { Place } from '../markdown/errors.ts'
import type { RichText, ShortText } from '../markdown/portableText.ts'
import type { Targets } from '../markdown/targets.ts'

const TARGETS: Targets = {
  claims: new Map(Object.keys(claims).map((key) => [key, `claim-${key}`])),
  routes: new Map(Object.entries(routes).map(([path, { subject }]) => [path, subject])),
}

/** Converts the notation of one document or file to Portable Text. Errors name the document and line. */
export interface Writer {
  short: (notation: string, line?: number) => ShortText
  rich: (markdown: string, line?: number) => RichText
}

/** The writer for one document or file, which `file` names in error messages. */
export function writerFor(file: string): Writer {
  const place = (line = 1): Place => ({ file, line })
  return {
    short: (notation, line) => shortText(notation, place(line), TARGETS),
    rich: (markdown, line) => richText(dedent(markdown), place(line), TARGETS),
  }
}
