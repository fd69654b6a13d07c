import { plain } from '../letters/plain.ts'
import { claimNoteText, isClaim, noteTitle } from './note.ts'
import type { Claim, Mark, Note } from './type.ts'

/** The claims that have the same note, the first of which gives it, and the marks of the places that state them. */
type Group = Omit<Note, 'title'> & { others: Claim[] }

/** The id of the note with this number. */
export const noteId = (number: number): string => `nota-${number}`

const markId = (count: number): string => `marca-${count}`

/** Whether an id may be that of a note or a mark. */
export const isNoteOrMarkId = (id: string): boolean => /^(nota|marca)-\d+$/.test(id)

/**
 * Returns content whose figures have marks, and the notes that these lead to, numbered in the order in which the content
 * first states them. An object with a `claim` gets a `note`: a claim in a sentence or a table, a figure with its caption.
 * A callout and a claim under another key (`price`) get none: they have their conditions, source and day beside them. So
 * does a claim that has nothing to say of itself, such as an expired price.
 *
 * @param content mapped objects, with their keys in the order in which the page shows them
 */
export function withMarks<Content>(content: Content): { content: Content; notes: Note[] }
export function withMarks(content: unknown): { content: unknown; notes: Note[] } {
  const groups = new Map<string, Group>()
  const marked = markedIn(content, groups)
  const notes = [...groups.values()].map(({ others, ...note }) => ({
    ...note,
    title: noteTitle([note.claim, ...others]),
  }))
  return { content: marked, notes }
}

/** Returns the notes of the figures in some content, in order. */
export const notesOf = (content: unknown): Note[] => withMarks(content).notes

/** Returns the notes of some content as plain text, one line each. */
export const notesText = (content: unknown): string[] =>
  notesOf(content).map(({ title, claim }) => plain(`${title} ${claimNoteText(claim)}`))

function markedIn(value: unknown, groups: Map<string, Group>): unknown {
  if (typeof value !== 'object' || value === null || isClaim(value)) return value
  if (Array.isArray(value)) return value.map((item) => markedIn(item, groups))
  const note = markOf(value, groups)
  const entries = Object.entries(value).map(([key, child]) => [key, markedIn(child, groups)])
  return { ...Object.fromEntries(entries), ...(note && { note }) }
}

function markOf(value: object, groups: Map<string, Group>): Mark | undefined {
  const isCallout = '_type' in value && value._type === 'claimCallout'
  if (isCallout || !('claim' in value) || !isClaim(value.claim)) return undefined
  const { claim } = value
  const text = plain(claimNoteText(claim))
  if (!text) return undefined
  const group = groups.get(text) ?? { number: groups.size + 1, claim, others: [], marks: [] }
  groups.set(text, group)
  if (![group.claim, ...group.others].some(({ id }) => id === claim.id)) group.others.push(claim)
  const count = [...groups.values()].flatMap(({ marks }) => marks).length
  const id = markId(count + 1)
  group.marks.push(id)
  return { number: group.number, id }
}
