import type { DatabaseSync } from 'node:sqlite'
import { mutatedId } from './mutatedId.ts'

/** Deletes the revisions and mutations of documents from before a transaction. */
export type PurgeHistory = (dataset: string, documents: ReadonlySet<string>, seq: number) => void

/** Prepares the statements. Call the returned function within the SQLite transaction of a commit. */
export function preparePurge(database: DatabaseSync): PurgeHistory {
  const transactionsOf = database.prepare(
    'SELECT seq FROM revisions WHERE dataset = ? AND document = ? AND seq < ?',
  )
  const mutationsOf = database.prepare('SELECT mutations FROM transactions WHERE seq = ?')
  const setMutations = database.prepare('UPDATE transactions SET mutations = ? WHERE seq = ?')
  const deleteRevisions = database.prepare(
    'DELETE FROM revisions WHERE dataset = ? AND document = ? AND seq < ?',
  )
  return (dataset, documents, seq) => {
    // Each transaction is written once, however many of the documents it changed.
    const changed = new Set<number>()
    for (const document of documents) {
      for (const row of transactionsOf.all(dataset, document, seq)) changed.add(Number(row.seq))
      deleteRevisions.run(dataset, document, seq)
    }
    for (const each of changed) {
      const mutations: unknown[] = JSON.parse(String(mutationsOf.get(each)?.mutations))
      const kept = mutations.filter((mutation) => !documents.has(mutatedId(mutation) ?? ''))
      setMutations.run(JSON.stringify(kept), each)
    }
  }
}
