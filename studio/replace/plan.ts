import type { ReviewDocument } from '@elos/content/review/type'
import type { Mutation } from '@sanity/client'
import { revisionOf } from '../documents/revision.ts'
import { changeOf, type Hit, type TextHit } from './find.ts'
import type { Wanted } from './pattern.ts'

/** The finds in a document that staff chose. */
export interface ChosenHits {
  /** The draft, or the published document where there is none. */
  document: ReviewDocument
  hits: readonly Hit[]
}

type Values = Record<string, string | number>

/** What changes in one document. */
export interface DocumentChange {
  document: ReviewDocument
  /** New and old values by path, in Sanity's notation. */
  after: Values
  before: Values
}

/** A change that was made, as it can be undone. */
export interface MadeChange {
  draftId: string
  type: string
  title: string
  /** Whether the draft was made for this change: undoing it removes the draft. */
  created: boolean
  /** The revision of the draft after the change. */
  revision: string
  before: Values
}

/** The values that change in a document; undefined when the replacement changes nothing. */
export function documentChange(
  { document, hits }: ChosenHits,
  wanted: Wanted,
  replacement: string,
): DocumentChange | undefined {
  const change: DocumentChange = { document, after: {}, before: {} }
  // From the right, so that the ranges to the left stay true.
  const texts = hits.filter((hit) => hit.kind === 'text').toSorted(byStartDescending)
  for (const hit of texts) replaceText(hit, changeOf(hit, wanted, replacement)?.value, change)
  for (const hit of hits) {
    const value = hit.kind === 'amount' && changeOf(hit, wanted, replacement)?.value
    if (hit.kind !== 'amount' || typeof value !== 'number') continue
    change.before[hit.place.path] = hit.place.amount
    change.after[hit.place.path] = value
  }
  return Object.keys(change.after).length > 0 ? change : undefined
}

const byStartDescending = (one: TextHit, other: TextHit) => other.range.start - one.range.start

/** Replaces a find that may reach over several spans: the first takes the new text, with its marks. */
function replaceText(
  { place, range }: TextHit,
  value: string | number | undefined,
  { after, before }: DocumentChange,
) {
  if (typeof value !== 'string') return
  let offset = 0
  let isFirst = true
  for (const part of place.parts) {
    const start = Math.max(range.start - offset, 0)
    const end = Math.min(range.end - offset, part.text.length)
    offset += part.text.length
    if (start >= end || !('path' in part)) continue
    const text = String(after[part.path] ?? part.text)
    before[part.path] = part.text
    after[part.path] = `${text.slice(0, start)}${isFirst ? value : ''}${text.slice(end)}`
    isFirst = false
  }
}

export const isDraft = ({ _id }: { _id: string }): boolean => _id.startsWith('drafts.')

export const draftIdOf = (id: string): string => (id.startsWith('drafts.') ? id : `drafts.${id}`)

/**
 * The mutations of one transaction that changes the drafts of documents. The Lake refuses all of them if
 * somebody has changed a draft, or begun one, since it was read.
 */
export function changeMutations(changes: readonly DocumentChange[]): Mutation[] {
  return changes.flatMap(({ document, after }): Mutation[] => {
    const id = draftIdOf(document._id)
    if (isDraft(document))
      return [{ patch: { id, ifRevisionID: revisionOf(document), set: after } }]
    const { _rev, _updatedAt, ...fields } = document
    return [{ create: { ...fields, _id: id } }, { patch: { id, set: after } }]
  })
}

/** What an undo does, and which changes it must leave because somebody has worked on them since. */
export interface UndoPlan {
  mutations: Mutation[]
  undone: MadeChange[]
  kept: MadeChange[]
}

/**
 * The mutations of one transaction that undoes changes.
 *
 * @param revisions of the drafts that exist now, by their ids
 */
export function undoPlan(
  made: readonly MadeChange[],
  revisions: ReadonlyMap<string, string>,
): UndoPlan {
  const undone = made.filter(({ draftId, revision }) => revisions.get(draftId) === revision)
  return {
    mutations: undone.flatMap(({ draftId: id, revision, before, created }): Mutation[] => {
      const patch: Mutation = { patch: { id, ifRevisionID: revision, set: before } }
      // A deletion cannot name a revision; the patch before it does.
      return created ? [patch, { delete: { id } }] : [patch]
    }),
    undone,
    kept: made.filter((each) => !undone.includes(each)),
  }
}
