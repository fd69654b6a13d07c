import { publishedId } from '@elos/content/parts/read/publishedId'
import { pathOf, routeText } from '@elos/content/parts/stored/route'
import { textOf } from '@elos/content/parts/stored/value'
import type { DocumentSet } from '../base/documents/documentSet.ts'
import { newestOf } from '../base/documents/newest.ts'
import { type DocumentState, stateOf } from '../base/documents/state.ts'
import type { Order } from '../base/lists/FilteredList.tsx'
import type { SearchedRow } from '../base/lists/rowsWith.ts'

/** A page in the list 'Páginas e rotas': its entry in the route registry as staff wrote it last. */
export interface RegistryRow extends SearchedRow {
  type: string
  path: string
  title: string
  state: DocumentState
  /** ISO 8601; '' when it is unknown. */
  updatedAt: string
  /** Whether another document has the same path, so that visitors see only one of them. */
  isRepeated: boolean
}

/** The orders of the list. */
export const REGISTRY_ORDERS: readonly [Order<RegistryRow>, Order<RegistryRow>] = [
  { title: 'Endereço', compare: (one, other) => one.path.localeCompare(other.path, 'pt-BR') },
  {
    title: 'Última mudança',
    compare: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  },
]

/** Returns all pages, each with its path and title to search in. */
export function registryRows(documents: DocumentSet): RegistryRow[] {
  const pages = newestOf(documents).filter(pathOf)
  const byPath = Map.groupBy(pages, pathOf)
  return pages.map((page): RegistryRow => {
    const path = pathOf(page)
    const title = routeText(page, 'title')
    return {
      id: publishedId(page._id),
      type: page._type,
      path,
      title,
      searched: `${path} ${title}`,
      state: stateOf(page, documents),
      updatedAt: textOf(page._updatedAt),
      isRepeated: (byPath.get(path)?.length ?? 0) > 1,
    }
  })
}
