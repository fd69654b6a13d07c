import { KINDS, type PageKind } from '@elos/content/page/kinds'
import { AddIcon } from '@sanity/icons/Add'
import { SortIcon } from '@sanity/icons/Sort'
import type { ComponentType } from 'react'
import type { ListItemBuilder, StructureBuilder, UserComponent } from 'sanity/structure'
import { BY_NEWEST } from '../base/fields/number.ts'
import { openedOrdering } from './ordering/opened.ts'
import { POSITION_FIELDS } from './ordering/order.ts'

/** The least width of a list of our own, in pixels: that of Sanity's lists, so that a document and its panels fit beside it. */
const PANE_WIDTH = 320

interface DeskItem {
  /** The document type; also the item's id. */
  type: string
  title: string
  icon?: ComponentType
}

interface DeskSingleton extends DeskItem {
  /** The id of the document; the type without it. */
  id?: string
}

interface DeskList extends DeskItem {
  /** The field the list is sorted by, ascending. */
  orderBy: string
  /** Whether the newest is first instead. */
  isNewestFirst?: boolean
}

interface DeskPane {
  id: string
  title: string
  icon: ComponentType
  component: UserComponent
  /** The document type of all its rows, of which it creates documents. Without it each row names its own. */
  type?: string
}

interface DeskGroup {
  id: string
  title: string
  icon: ComponentType
  items: ListItemBuilder[]
}

function item(S: StructureBuilder, { type, title, icon }: DeskItem): ListItemBuilder {
  const entry = S.listItem().id(type).title(title).schemaType(type)
  return icon ? entry.icon(icon) : entry
}

/** A desk item that opens the one document of its type. */
export function singleton(S: StructureBuilder, { id, ...desk }: DeskSingleton): ListItemBuilder {
  const { type, title } = desk
  return item(S, desk).child(
    S.document()
      .schemaType(type)
      .documentId(id ?? type)
      .title(title),
  )
}

/** A desk item that lists every document of a type. */
export function list(
  S: StructureBuilder,
  { orderBy, isNewestFirst, ...desk }: DeskList,
): ListItemBuilder {
  const documents = S.documentTypeList(desk.type)
    .title(desk.title)
    .defaultOrdering(isNewestFirst ? BY_NEWEST.by : [{ field: orderBy, direction: 'asc' }])
  const field = POSITION_FIELDS.find((each) => each === orderBy)
  if (!field) return item(S, desk).child(documents)
  const { type, title } = desk
  const sort = S.menuItem()
    .title('Mudar a ordem')
    .icon(SortIcon)
    .action(() => openedOrdering.next({ type, title, field }))
  return item(S, desk).child(documents.menuItems([...(documents.getMenuItems() ?? []), sort]))
}

/** The desk item of a kind of page: its one document, or the list of its documents. */
export function kindItem(S: StructureBuilder, kind: PageKind): ListItemBuilder {
  const { type, title, sortedBy, isNewestFirst } = KINDS[kind]
  if (!sortedBy) return singleton(S, { type, title })
  return list(S, { type, title, orderBy: sortedBy, isNewestFirst })
}

/** A desk item that opens a list of our own. Each row opens its document beside the list. */
export function pane(S: StructureBuilder, desk: DeskPane): ListItemBuilder {
  const { id, title, icon, component, type } = desk
  const rows = S.component(component)
    .id(id)
    .title(title)
    .minWidth(PANE_WIDTH)
    .child((documentId, { params }) =>
      S.document()
        .documentId(documentId)
        .schemaType(type ?? params.type ?? ''),
    )
  const create = S.menuItem().title('Criar').icon(AddIcon)
  const child = type
    ? rows
        .menuItems([create.intent({ type: 'create', params: { type, template: type } })])
        .canHandleIntent((_, params) => params.type === type)
    : rows
  return S.listItem().id(id).title(title).icon(icon).child(child)
}

/** A desk item that opens a list of other desk items. */
export const group = (
  S: StructureBuilder,
  { id, title, icon, items }: DeskGroup,
): ListItemBuilder =>
  S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
