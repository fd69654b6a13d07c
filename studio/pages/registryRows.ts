import { publishedId } from '@elos/content/parts/read/publishedId'
import { pathOf, routeText } from '@elos/content/parts/stored/route'
import { referenceOf, textOf } from '@elos/content/parts/stored/value'
import { type DocumentSet, publishedOf } from '../base/documents/documentSet.ts'
import { newestOf } from '../base/documents/newest.ts'
import { pageStateOf } from '../base/documents/pageState.ts'
import type { Order } from '../base/lists/FilteredList.tsx'
import type { SearchedRow } from '../base/lists/rowsWith.ts'
import type { StateBadgeProps } from '../base/lists/StateBadge.tsx'

/** A page in the list 'Páginas e endereços': its entry in the route registry as staff wrote it last. */
export interface RegistryRow extends SearchedRow, StateBadgeProps {
  type: string
  path: string
  title: string
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

/** The paths to which published redirects lead, by the paths from which they do. */
const redirectsOf = (documents: DocumentSet) =>
  new Map(
    publishedOf(documents)
      .filter(({ _type }) => _type === 'redirect')
      .map(({ source, target }): [string, string] => {
        const page = documents.get(referenceOf(target))
        return [textOf(source), page ? pathOf(page) : '']
      }),
  )

/** Returns all pages, each with its state at a moment, and its path and title to search in. */
export function registryRows(documents: DocumentSet, now: Date): RegistryRow[] {
  const redirects = redirectsOf(documents)
  const pages = newestOf(documents).filter(pathOf)
  const byPath = Map.groupBy(pages, pathOf)
  return pages.map((page): RegistryRow => {
    const path = pathOf(page)
    const title = routeText(page, 'title')
    const id = publishedId(page._id)
    const published = documents.get(id)
    const draft = documents.get(`drafts.${id}`)
    return {
      id,
      type: page._type,
      path,
      title,
      searched: `${path} ${title}`,
      state: pageStateOf({ published, draft, leadsTo: redirects.get(path) }, now),
      isChanged: Boolean(published && draft),
      updatedAt: textOf(page._updatedAt),
      isRepeated: (byPath.get(path)?.length ?? 0) > 1,
    }
  })
}
