import { pageKindOf } from '@elos/content/page/kinds'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { ReviewDocument } from '@elos/content/review/type'
import { referenceOf, titleOf } from '@elos/content/review/value'
import { visitFields } from '@elos/content/review/walk'
import { type PathChange, pathChange } from '../actions/pathChange.ts'
import { type Jump, jumpBetween } from '../amounts/jump.ts'
import { isSingleton } from '../desk/singletons.ts'
import type { DocumentSet } from '../documents/documentSet.ts'
import { draftsOf } from '../documents/newest.ts'

/** A draft in the list 'Rascunhos'. */
export interface DraftRow {
  /** The published id. */
  id: string
  title: string
  draft: ReviewDocument
  published: ReviewDocument | null
  /** ISO 8601. */
  updatedAt: string
  /** The names of the fields that differ from what is published; none for a new document. */
  changed: string[]
  /** A change of an amount that is rarely meant. */
  jump: Jump | undefined
  /** The change of a page's path. */
  move: PathChange | undefined
  /** Whether it should have a page of its own, and has none that is published. */
  needsPage: boolean
  /** The published ids of drafts to which it refers and that have to be published before it. */
  requires: string[]
}

type Fields = Readonly<Record<string, unknown>>

/** The names of the fields in which a draft differs from what is published. */
export function changedFields(draft: Fields, published: Fields | null): string[] {
  if (!published) return []
  const names = new Set([...Object.keys(draft), ...Object.keys(published)])
  return [...names].filter(
    (name) =>
      !name.startsWith('_') && JSON.stringify(draft[name]) !== JSON.stringify(published[name]),
  )
}

/** The ids to which a document refers, at any depth. */
function referencesOf(document: ReviewDocument): string[] {
  const ids = new Set<string>()
  visitFields(document, ({ value }) => {
    const id = referenceOf(value)
    if (id) ids.add(id)
  })
  return [...ids]
}

/** The drafts of the site's content, the last edited first. */
export function draftRows(documents: DocumentSet): DraftRow[] {
  const withPage = new Set(
    [...documents.values()]
      .filter(({ _id, _type }) => _type === 'route' && !_id.includes('.'))
      .map(({ subject }) => referenceOf(subject)),
  )
  return draftsOf(documents)
    .map((draft): DraftRow => {
      const id = publishedId(draft._id)
      const published = documents.get(id) ?? null
      const isPaged = pageKindOf(draft._type) !== undefined && !isSingleton(draft._type)
      return {
        id,
        title: titleOf(draft),
        draft,
        published,
        updatedAt: typeof draft._updatedAt === 'string' ? draft._updatedAt : '',
        changed: changedFields(draft, published),
        jump: draft._type === 'claim' ? jumpBetween(published, draft) : undefined,
        move: draft._type === 'route' ? pathChange(published, draft) : undefined,
        needsPage: isPaged && !withPage.has(id),
        requires: referencesOf(draft).filter(
          (each) => each !== id && !documents.has(each) && documents.has(`drafts.${each}`),
        ),
      }
    })
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

/** Drafts in an order in which each comes after those that it requires. */
export function inPublishingOrder(rows: readonly DraftRow[]): DraftRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = new Set<DraftRow>()
  const visited = new Set<DraftRow>()
  const add = (row: DraftRow) => {
    if (visited.has(row)) return
    visited.add(row)
    for (const id of row.requires) {
      const required = byId.get(id)
      if (required) add(required)
    }
    ordered.add(row)
  }
  for (const row of rows) add(row)
  return [...ordered]
}
