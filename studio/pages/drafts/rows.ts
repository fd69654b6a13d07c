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
export function referencesOf(document: StoredDocument): string[] {
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

/** A draft and all that it requires, directly or not, among those that wait. */
function withRequired(
  row: DraftRow,
  waiting: ReadonlyMap<string, DraftRow>,
  found = new Set<DraftRow>(),
): Set<DraftRow> {
  if (found.has(row)) return found
  found.add(row)
  for (const id of row.requires) {
    const required = waiting.get(id)
    if (required) withRequired(required, waiting, found)
  }
  return found
}

/**
 * Drafts in an order in which each comes after those that it requires. Those that require each other are one group,
 * and nothing else is in a group with another.
 */
export function inPublishingOrder(rows: readonly DraftRow[]): DraftRow[][] {
  const waiting = new Map(rows.map((row) => [row.id, row]))
  const groups: DraftRow[][] = []
  while (waiting.size > 0) {
    // The fewest that require nothing else of what waits: one draft, or those of a circle.
    const [next = new Set()] = [...waiting.values()]
      .map((row) => withRequired(row, waiting))
      .sort((one, other) => one.size - other.size)
    groups.push([...next])
    for (const { id } of next) waiting.delete(id)
  }
  return groups
}
