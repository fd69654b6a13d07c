import { isBlank } from '../parts/letters/blank.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { perDocument } from '../parts/stored/perDocument.ts'
import { isPublic, isRecord } from '../parts/stored/value.ts'
import { foundIn } from '../parts/stored/walk.ts'
import type { Remark } from './rule.ts'

/** A text that somebody wrote, without the claims inside it. A paragraph is one passage. */
export interface Passage {
  /** The path in Sanity's notation: the field, or the paragraph of a long text. */
  path: string
  text: string
}

/** Types whose texts are not the brokerage's own words: visitors', customers', records of staff. */
const OTHERS_WORDS = new Set(['lead', 'testimonial', 'testimonialConsent', 'redirect'])

/** The fields that are no sentences: addresses, identifiers, telephones, notes of staff. */
const NO_SENTENCES = new Set([
  ...[
    'slug',
    'path',
    'url',
    'sourceUrl',
    'ansRegistrationSource',
    'factsSource',
    'factsSourceUrl',
    'canonical',
    'anchor',
    'icon',
    'measure',
    'taxId',
    'email',
  ],
  ...['phone', 'chatPhone', 'ansRegistration', 'note', 'rule', 'source', 'keywords', 'unit'],
])

/** The passages of a document. */
export const passagesOf = perDocument((document): Passage[] => {
  if (OTHERS_WORDS.has(document._type) || !isPublic(document)) return []
  const passages = foundIn(document, ({ path, value, parent }) => {
    if (isRecord(value) && value._type === 'block') return { path, text: blockText(value) }
    const isText =
      typeof value === 'string' && parent._type !== 'span' && isSentence(document, path)
    return isText ? { path, text: value } : undefined
  })
  return passages.filter(({ text }) => !isBlank(text))
})

function isSentence({ _type }: StoredDocument, path: string): boolean {
  const names = path.replace(/\[[^\]]*\]/g, '').split('.')
  // The title of a claim is a name for staff.
  const isName = _type === 'claim' && path === 'title'
  return !isName && !names.some((name) => NO_SENTENCES.has(name))
}

/** The remarks about passages, one for each at most. */
export const eachPassage = (
  documents: readonly StoredDocument[],
  messageOn: (passage: Passage, document: StoredDocument) => string | undefined,
): Remark[] =>
  documents.flatMap((document) =>
    passagesOf(document).flatMap((passage) => {
      const message = messageOn(passage, document)
      return message ? [{ document, path: passage.path, message }] : []
    }),
  )

/** The character that stands for a claim inside a paragraph: nobody typed its value. */
export const CLAIM = '\uFFFC'

function blockText({ children }: Readonly<Record<string, unknown>>): string {
  if (!Array.isArray(children)) return ''
  return children
    .map((child: unknown) =>
      isRecord(child) && typeof child.text === 'string' ? child.text : CLAIM,
    )
    .join('')
}

/** The sentences of a text. A point inside a number ends none. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…;])\s+|\n+/).filter((sentence) => sentence.trim() !== '')
