import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { stepsOf, valueAt } from '@elos/content/parts/stored/walk'
import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { newestOf } from '../../base/documents/newest.ts'
import { type ChosenMatches, replaceMutations, setMutations, valuesAfter } from './matches.ts'

const changeSchema = z.object({
  /** The published id of its document. */
  id: z.string(),
  path: z.string(),
  before: z.string(),
  after: z.string(),
})

const replacementSchema = z.object({
  /** The words that were looked for, and those that took their place. */
  text: z.string(),
  by: z.string(),
  changes: z.array(changeSchema),
})

/** A replacement that was made. */
export type Replacement = z.infer<typeof replacementSchema>

/** The replacement of matches of a text. */
export const replacementOf = (
  chosen: readonly ChosenMatches[],
  text: string,
  by: string,
): Replacement => ({
  text,
  by,
  changes: chosen.flatMap(({ document, matches }) =>
    Object.entries(valuesAfter(matches, by)).map(([path, after]) => {
      const before = valueAt(document, stepsOf(path))
      return { id: publishedId(document._id), path, before: String(before), after }
    }),
  ),
})

interface Memory {
  /** The replacement that can be undone now. */
  last: Replacement | undefined
  remember: (replacement: Replacement | undefined) => void
}

/**
 * Makes a replacement in drafts. It is remembered first, since the answer of the server may be lost. Rejects without an
 * answer, or if the server refuses the replacement: the last one is remembered again then.
 */
export async function replaceIn(
  client: SanityClient,
  chosen: readonly ChosenMatches[],
  replacement: Replacement,
  { last, remember }: Memory,
): Promise<void> {
  remember(replacement)
  try {
    await client.transaction(replaceMutations(chosen, replacement.by)).commit({ tag: 'replace' })
  } catch (error) {
    if (error instanceof ClientError) remember(last)
    throw error
  }
}

/** The numbers of texts that undoing a replacement brought back and of those that it left alone. */
export interface Undoing {
  restored: number
  /** The texts where somebody has written something else since, or that are gone. */
  left: number
}

/**
 * Undoes a replacement in drafts, also once it is published, where the text is still what it wrote. Rejects, and undoes
 * nothing, if somebody changes a document meanwhile.
 */
export async function undo(client: SanityClient, { changes }: Replacement): Promise<Undoing> {
  const ids = changes.flatMap(({ id }) => [id, `drafts.${id}`])
  const found = await client.fetch<StoredDocument[]>(
    '*[_id in $ids]',
    { ids: [...new Set(ids)] },
    { perspective: 'raw' },
  )
  const newest = newestOf(new Map(found.map((each) => [each._id, each])))
  const places = changes.map((change) => {
    const document = newest.find(({ _id }) => publishedId(_id) === change.id)
    return { ...change, document, value: valueAt(document, stepsOf(change.path)) }
  })
  const same = places.filter(({ value, after }) => value === after)
  const mutations = [...Map.groupBy(same, ({ document }) => document)].flatMap(
    ([document, texts]) =>
      document
        ? setMutations(
            document,
            Object.fromEntries(texts.map(({ path, before }) => [path, before])),
          )
        : [],
  )
  if (mutations.length > 0) await client.transaction(mutations).commit({ tag: 'replace' })
  const left = places.filter(({ value, before, after }) => value !== after && value !== before)
  return { restored: same.length, left: left.length }
}

const KEY = 'elos.lastReplacement'

/**
 * Remembers the last replacement in this browser, for when a mistake is seen on the site; undefined forgets it. A browser
 * that stores nothing, or not as much, remembers it as long as the page is open.
 */
export function storeReplacement(replacement: Replacement | undefined): void {
  try {
    localStorage.removeItem(KEY)
    if (replacement) localStorage.setItem(KEY, JSON.stringify(replacement))
  } catch {
    // The replacement itself is made all the same.
  }
}

/** The last replacement that was made in this browser and not undone; undefined where it cannot be read. */
export function storedReplacement(): Replacement | undefined {
  try {
    return replacementSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return undefined
  }
}
