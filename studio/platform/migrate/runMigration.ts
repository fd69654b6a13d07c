import type { SanityClient, SanityDocument } from '@sanity/client'
import {
  collectMigrationMutations,
  type Migration,
  type MigrationContext,
  toArray,
} from '@sanity/migrate'
import { encodeMutations, type SanityMutation } from './encode.ts'

/** Reads drafts as well as published documents. */
const RAW = { perspective: 'raw' } as const

interface MigrationOptions {
  /** Whether the server only checks the mutations, without storing them. Default: false. */
  dryRun?: boolean
}

/**
 * Runs a migration on all its documents, drafts and published ones, of the client's dataset, and
 * returns its mutations in the form of Sanity's HTTP API. They are submitted as one transaction, so a
 * migration changes every document or none. Rejects with the server's error when it refuses one, also
 * when somebody edits a document between reading and writing: run the migration again.
 *
 * `sanity migration run` does the same for hosted Sanity only: its runner writes 'https://' and the
 * project's name before every host, so it cannot reach a local Lake.
 */
export async function runMigration(
  client: SanityClient,
  migration: Migration,
  { dryRun = false }: MigrationOptions = {},
): Promise<SanityMutation[]> {
  const documents = await documentsOf(client, migration)
  const context = contextOf(client, dryRun)
  const collected = collectMigrationMutations(migration, () => each(documents), context)
  const mutations = guardRevisions(encodeMutations((await toArray(collected)).flat()), documents)
  if (mutations.length > 0) {
    await client.mutate(mutations, { dryRun, autoGenerateArrayKeys: true, returnDocuments: false })
  }
  return mutations
}

/** The documents that a migration asks for by `documentTypes` and `filter`, without Sanity's own. */
function documentsOf(
  client: SanityClient,
  { documentTypes, filter }: Migration,
): Promise<SanityDocument[]> {
  const conditions = [
    '!(_id in path("_.**"))',
    documentTypes && '_type in $documentTypes',
    filter && `(${filter})`,
  ].filter(Boolean)
  const query = `*[${conditions.join(' && ')}] | order(_id)`
  return client.fetch(query, { documentTypes: documentTypes ?? [] }, RAW)
}

/** Adds to the first patch of each document the revision that was read, so that it fails after an edit. */
function guardRevisions(
  mutations: SanityMutation[],
  documents: SanityDocument[],
): SanityMutation[] {
  const revisions = new Map(documents.map(({ _id, _rev }) => [_id, _rev]))
  return mutations.map((mutation) => {
    if (!('patch' in mutation && 'id' in mutation.patch)) return mutation
    const { id } = mutation.patch
    const ifRevisionID = typeof id === 'string' && revisions.get(id)
    if (!ifRevisionID) return mutation
    revisions.delete(id)
    return { patch: { ifRevisionID, ...mutation.patch } }
  })
}

/** The context of a migration, with which it may read other documents. */
function contextOf(client: SanityClient, dryRun: boolean): MigrationContext {
  return {
    client,
    dryRun,
    filtered: {
      getDocument: async <T extends SanityDocument>(id: string) =>
        (await client.fetch<T | null>('*[_id == $id][0]', { id }, RAW)) ?? undefined,
      getDocuments: <T extends SanityDocument>(ids: string[]) =>
        client.fetch<T[]>('*[_id in $ids]', { ids }, RAW),
    },
  }
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
