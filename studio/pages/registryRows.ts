import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf, routeText } from '@elos/content/parts/stored/route'
import { textOf } from '@elos/content/parts/stored/value'
import { fold } from '@elos/content/parts/text/fold'
import type { DocumentSet } from '../base/documents/documentSet.ts'
import { newestOf } from '../base/documents/newest.ts'

/** The states of a page: on the site, on the site with changes that are not, or not on the site yet. */
export type PageState = 'published' | 'changed' | 'draft'

/** A page in the list 'Páginas e endereços': its entry in the route registry as staff wrote it last. */
export interface RegistryRow {
  /** The published id of the document that has the page. */
  id: string
  type: string
  path: string
  title: string
  state: PageState
  /** ISO 8601; '' when it is unknown. */
  updatedAt: string
  /** Whether another document has the same path, so that visitors see only one of them. */
  isRepeated: boolean
}

/** The orders of the list. */
export const ORDERS = { path: 'Endereço', updatedAt: 'Última mudança' } as const

export type RegistryOrder = keyof typeof ORDERS

const COMPARE: Record<RegistryOrder, (one: RegistryRow, other: RegistryRow) => number> = {
  path: (one, other) => one.path.localeCompare(other.path, 'pt-BR'),
  updatedAt: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
}

function stateOf(document: StoredDocument, documents: DocumentSet): PageState {
  if (!document._id.startsWith('drafts.')) return 'published'
  return documents.has(publishedId(document._id)) ? 'changed' : 'draft'
}

/** Returns all pages in an order. */
export function registryRows(documents: DocumentSet, order: RegistryOrder): RegistryRow[] {
  const pages = newestOf(documents).filter(pathOf)
  const byPath = Map.groupBy(pages, pathOf)
  return pages
    .map((page): RegistryRow => {
      const path = pathOf(page)
      return {
        id: publishedId(page._id),
        type: page._type,
        path,
        title: routeText(page, 'title'),
        state: stateOf(page, documents),
        updatedAt: textOf(page._updatedAt),
        isRepeated: (byPath.get(path)?.length ?? 0) > 1,
      }
    })
    .toSorted(COMPARE[order])
}

/** Returns the rows whose path or title has these words, however they are written. */
export function rowsWith(rows: readonly RegistryRow[], words: string): RegistryRow[] {
  const searched = fold(words.trim())
  return rows.filter(({ path, title }) => fold(`${path} ${title}`).includes(searched))
}
