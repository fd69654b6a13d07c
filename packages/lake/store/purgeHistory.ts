import type { DatabaseSync } from 'node:sqlite'
import { mutatedId } from './mutatedId.ts'

/** Deletes a document's revisions and mutations from before a transaction. */
export type PurgeHistory = (dataset: string, document: string, seq: number) => void

/** Prepares the statements. Call the returned function within the SQLite transaction of a commit. */
export function preparePurge(database: DatabaseSync): PurgeHistory {
  const transactionsOf = database.prepare(
    `SELECT t.seq, t.mutations FROM revisions r JOIN transactions t ON t.seq = r.seq
     WHERE r.dataset = ? AND r.document = ? AND r.seq < ?`,
  )
  const setMutations = database.prepare('UPDATE transactions SET mutations = ? WHERE seq = ?')
  const deleteRevisions = database.prepare(
    'DELETE FROM revisions WHERE dataset = ? AND document = ? AND seq < ?',
  )
  return (dataset, document, seq) => {
    for (const row of transactionsOf.all(dataset, document, seq)) {
      const mutations: unknown[] = JSON.parse(String(row.mutations))
      const kept = mutations.filter((mutation) => mutatedId(mutation) !== document)
      setMutations.run(JSON.stringify(kept), Number(row.seq))
    }
    deleteRevisions.run(dataset, document, seq)
  }
}
