import { KINDS, PAGE_KINDS, type PageKind } from '@elos/content/page/kinds'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { list, singleton } from './items.ts'

/** The desk item of a kind of page: its one document, or the list of its documents. */
export function kindItem(S: StructureBuilder, kind: PageKind): ListItemBuilder {
  const { type, title, sortedBy } = KINDS[kind]
  return sortedBy ? list(S, { type, title, orderBy: sortedBy }) : singleton(S, { type, title })
}

/** The desk items of every kind of page that is not in `placed`. */
export function otherKindItems(
  S: StructureBuilder,
  placed: readonly PageKind[],
): ListItemBuilder[] {
  return PAGE_KINDS.filter((kind) => !placed.includes(kind)).map((kind) => kindItem(S, kind))
}
