import { evaluate, parse } from 'groq-js'
import type { StoredDocument } from '../parts/stored/document.ts'
import { type Change, tagsOfChange } from '../tags/tags.ts'
import webhook from '../tags/webhook.json' with { type: 'json' }

/** A published document before and after somebody publishes or removes it; null where it does not exist. */
export interface Edit {
  before: StoredDocument | null
  after: StoredDocument | null
}

const FILTER = parse(webhook.filter, { mode: 'delta' })
const PROJECTION = parse(webhook.projection, { mode: 'delta' })

/** Returns the change that the webhook will report of an edit; undefined for an edit that it does not report. */
export async function changeOf({ before, after }: Edit): Promise<Change | undefined> {
  const options = { before, after, root: after ?? before }
  const [reported, change] = await Promise.all(
    [FILTER, PROJECTION].map(async (tree) => (await evaluate(tree, options)).get()),
  )
  return reported === true ? JSON.parse(JSON.stringify(change)) : undefined
}

/** The edits that lead from some documents to others. */
export function editsBetween(
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Edit[] {
  const former = new Map(before.map((document) => [document._id, document]))
  const next = new Map(after.map((document) => [document._id, document]))
  const edits = [...new Set([...former.keys(), ...next.keys()])].map((id) => ({
    before: former.get(id) ?? null,
    after: next.get(id) ?? null,
  }))
  return edits.filter(({ before, after }) => stateOf(before) !== stateOf(after))
}

/** The state of a document: a picture's is known by its time alone. */
const stateOf = (document: StoredDocument | null) => document?._rev ?? document?._updatedAt

/** Returns the tags of the pages that the site invalidates when some edits are published. */
export async function tagsOfEdits(edits: readonly Edit[]): Promise<Set<string>> {
  const changes = await Promise.all(edits.map(changeOf))
  return new Set(changes.filter((change) => change !== undefined).flatMap(tagsOfChange))
}

/** The documents after some edits. */
export function documentsAfter(
  documents: readonly StoredDocument[],
  edits: readonly Edit[],
): StoredDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  for (const { before, after } of edits) {
    if (before) byId.delete(before._id)
    if (after) byId.set(after._id, after)
  }
  return [...byId.values()]
}
