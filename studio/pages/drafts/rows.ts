import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { referenceOf, titleOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { draftsOf } from '../../base/documents/newest.ts'
import { type Jump, jumpBetween } from '../../prices/amounts/jump.ts'
import { type PathChange, pathChange } from '../actions/pathChange.ts'

/** A draft in the list 'Rascunhos'. */
export interface DraftRow {
  /** The published id. */
  id: string
  title: string
  draft: StoredDocument
  published: StoredDocument | null
  /** ISO 8601. */
  updatedAt: string
  /** The names of the fields that differ from what is published; none for a new document. */
  changed: string[]
  /** A change of an amount that is rarely meant. */
  jump: Jump | undefined
  /** The change of a page's path. */
  move: PathChange | undefined
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
function referencesOf(document: StoredDocument): string[] {
  const ids = new Set<string>()
  visitFields(document, ({ value }) => {
    const id = referenceOf(value)
    if (id) ids.add(id)
  })
  return [...ids]
}

/** The drafts of the site's content, the last edited first. */
export function draftRows(documents: DocumentSet): DraftRow[] {
  return draftsOf(documents)
    .map((draft): DraftRow => {
      const id = publishedId(draft._id)
      const published = documents.get(id) ?? null
      return {
        id,
        title: titleOf(draft),
        draft,
        published,
        updatedAt: typeof draft._updatedAt === 'string' ? draft._updatedAt : '',
        changed: changedFields(draft, published),
        jump: draft._type === 'claim' ? jumpBetween(published, draft) : undefined,
        move: pathChange(published, draft),
        requires: referencesOf(draft).filter(
          (each) => each !== id && !documents.has(each) && documents.has(`drafts.${each}`),
        ),
      }
    })
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

/**
 * Drafts in an order in which each comes after those that it requires. Those that require each other are one group,
 * and nothing else is in a group with another.
 */
export function inPublishingOrder(rows: readonly DraftRow[]): DraftRow[][] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const requiredBy = (row: DraftRow) => row.requires.flatMap((id) => byId.get(id) ?? [])
  /** All that a draft requires, directly or not, in an order in which each comes after what it requires. */
  const visit = (row: DraftRow, reached: Set<DraftRow>, ordered: Set<DraftRow>) => {
    if (reached.has(row)) return
    reached.add(row)
    for (const required of requiredBy(row)) visit(required, reached, ordered)
    ordered.add(row)
  }
  const reachedFrom = new Map(
    rows.map((row) => {
      const reached = new Set<DraftRow>()
      visit(row, reached, new Set())
      return [row, reached]
    }),
  )
  const reaches = (one: DraftRow, other: DraftRow) => reachedFrom.get(one)?.has(other) ?? false
  const [visited, ordered] = [new Set<DraftRow>(), new Set<DraftRow>()]
  for (const row of rows) visit(row, visited, ordered)
  const inOrder = [...ordered]
  const groupOf = (row: DraftRow) =>
    inOrder.filter((other) => reaches(row, other) && reaches(other, row))
  // The last one of a group comes after all that any of them requires.
  return inOrder
    .map((row) => ({ row, group: groupOf(row) }))
    .flatMap(({ row, group }) => (group.at(-1) === row ? [group] : []))
}
