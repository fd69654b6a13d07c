import type { Targets } from './markdown/source.ts'
import type { SeedDocument } from './read/document.ts'
import { withExampleConsent } from './read/exampleConsent.ts'
import { expandDocument } from './read/expand.ts'
import { readExamples, readWritten, type Written } from './read/written.ts'

/**
 * Every document of the site's first content, the same on every call. Throws `SeedTextError` if a
 * document has a field that its type lacks, or a text that names an unknown claim or page or uses
 * Markdown that the schemas do not allow.
 */
export function seedDocuments(): SeedDocument[] {
  const written = readWritten()
  const targets = targetsOf(written)
  return written.flatMap((document) => withExampleConsent(expandDocument(document, targets)))
}

/** A page for each example of a kind of section. They are no part of the first content, of which they name documents. */
export function exampleDocuments(): SeedDocument[] {
  const targets = targetsOf(readWritten())
  return readExamples().map((document) => expandDocument(document, targets))
}

/** The claims by key, and the documents with a page by its path. */
function targetsOf(written: Written[]): Targets {
  const documents = written.map(({ document }) => document)
  const claims = documents.filter(({ _type }) => _type === 'claim')
  return {
    claims: new Map(claims.map(({ _id }) => [_id.replace(/^claim-/, ''), _id])),
    routes: new Map(documents.flatMap(({ _id, route }) => (route ? [[route.path, _id]] : []))),
  }
}
