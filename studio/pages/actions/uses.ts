import { publishedId } from '@elos/content/parts/read/publishedId'
import { referenceOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'
import type { SanityDocument } from '@sanity/client'

/**
 * The part that a reference plays in its document: an item of a list or menu, a link in a text, the subject of the
 * document or of a section, which stays without it, or something that the document does not do without.
 */
type UseKind = 'listed' | 'text' | 'about' | 'needed'

/** A reference to another document. */
export interface Use {
  document: SanityDocument
  kind: UseKind
  /** The path of the reference in Sanity's notation; '' for a record that belongs to the other document. */
  path: string
}

/** The optional references of sections: the plan of 'Quem vende', and where a step leads. */
const OF_SECTION = /^sections\[[^\]]*\]\.(?:plan|items\[[^\]]*\]\.page)$/

function kindOf(path: string): UseKind {
  if (path.includes('.markDefs[')) return 'text'
  if (path === 'subject' || OF_SECTION.test(path)) return 'about'
  return path.includes('[') ? 'listed' : 'needed'
}

/** The references of a document to another; one without a path if it is found by its id alone. */
export function usesOf(document: SanityDocument, id: string): Use[] {
  const paths: string[] = []
  visitFields(document, ({ path, value }) => {
    if (referenceOf(value) === id) paths.push(path)
  })
  return (paths.length > 0 ? paths : ['']).map((path) => ({ document, kind: kindOf(path), path }))
}

/** The path of the innermost item of a list that has a reference: `offers[_key=="a"]` of its carrier. */
export const listItemOf = (path: string): string => path.slice(0, path.lastIndexOf(']') + 1)

/** Whether a page recommends the other at its end. */
export const isRecommendation = ({ path }: Use): boolean => path.startsWith('route.relatedRoutes[')

/** Whether a former version of a legal text has the reference: nobody can change it, and its words stay without the link. */
export const isOfFormerVersion = ({ path }: Use): boolean => path.startsWith('former[')

/** The first reference of each document, whichever of its versions has it: that of the published one, if any. */
export function oncePerDocument(uses: readonly Use[]): Use[] {
  const byId = Map.groupBy(uses, ({ document }) => publishedId(document._id))
  return [...byId].flatMap(
    ([id, versions]) => versions.find(({ document }) => document._id === id) ?? versions[0] ?? [],
  )
}
