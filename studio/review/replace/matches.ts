import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { Mutation } from '@sanity/client'
import { revisionOf } from '../../base/documents/revision.ts'
import { inCaseOf } from './letterCase.ts'
import { type Query, type Range, rangesOf } from './query.ts'
import { OBJECT, type Text } from './texts.ts'

/** A place in a text that says what a query asks for. */
export interface Match extends Range {
  /** The id, unique within its document. It stays while somebody writes elsewhere in the text. */
  id: string
  text: Text
  query: Query
}

const contentOf = ({ parts }: Text): string => parts.map(({ text }) => text).join('')

/** Returns the words of a match. */
export const foundIn = ({ text, start, end }: Match): string => contentOf(text).slice(start, end)

/** Finds what a query asks for in the texts of a document. */
export const matchesIn = (texts: readonly Text[], query: Query): Match[] =>
  texts.flatMap((text) =>
    rangesOf(contentOf(text), query).map((range, index) => ({
      ...range,
      id: `${text.path} ${index}`,
      text,
      query,
    })),
  )

/** Returns the words that take the place of a match: the replacement, with the capital letters of what it replaces. */
export function wordsFor(match: Match, replacement: string): string {
  const { text, query, start } = match
  if (query.exact) return replacement
  const content = contentOf(text)
  const [before, after] = [content.slice(0, start), content.slice(match.end)]
  return inCaseOf(foundIn(match), { replacement, written: query.text, before, after })
}

/** How much of a text is shown on each side of a match, in characters. */
const MARGIN = 90

/** A match with the words around it. */
export function excerptOf(match: Match): { before: string; found: string; after: string } {
  const content = contentOf(match.text).replaceAll(OBJECT, '…')
  const [before, after] = [content.slice(0, match.start), content.slice(match.end)]
  return {
    before: before.length > MARGIN ? `…${before.slice(-MARGIN)}` : before,
    found: foundIn(match),
    after: after.length > MARGIN ? `${after.slice(0, MARGIN)}…` : after,
  }
}

/** The new values of a document by path, in Sanity's notation. */
export function valuesAfter(
  matches: readonly Match[],
  replacement: string,
): Record<string, string> {
  const values: Record<string, string> = {}
  // The last range is replaced first, so that the ranges to the left stay true.
  for (const match of matches.toSorted((one, other) => other.start - one.start)) {
    const { text, ...range } = match
    let [offset, added] = [0, wordsFor(match, replacement)]
    // A match may reach over several spans: the first takes the new text, with its marks.
    for (const part of text.parts) {
      const start = Math.max(range.start - offset, 0)
      const end = Math.min(range.end - offset, part.text.length)
      offset += part.text.length
      if (start >= end || !part.path) continue
      const value = values[part.path] ?? part.text
      values[part.path] = `${value.slice(0, start)}${added}${value.slice(end)}`
      added = ''
    }
  }
  return values
}

/** A document, its draft where it has one, and the matches in it that staff chose. */
export interface ChosenMatches {
  document: StoredDocument
  matches: readonly Match[]
}

/**
 * The mutations that set values by path in the draft of a document, which is begun if there is none. The Lake refuses
 * all of a transaction if somebody has changed the draft, or begun one, since it was read.
 */
export function setMutations(document: StoredDocument, set: Record<string, string>): Mutation[] {
  if (document._id.startsWith('drafts.'))
    return [{ patch: { id: document._id, ifRevisionID: revisionOf(document), set } }]
  const { _rev, _updatedAt, ...fields } = document
  const id = `drafts.${document._id}`
  return [{ create: { ...fields, _id: id } }, { patch: { id, set } }]
}

/** The mutations of one transaction that replaces matches in the drafts of documents. */
export const replaceMutations = (
  chosen: readonly ChosenMatches[],
  replacement: string,
): Mutation[] =>
  chosen.flatMap(({ document, matches }) =>
    setMutations(document, valuesAfter(matches, replacement)),
  )
