import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './sqliteTransaction.ts'

/** The days of which a Lake keeps the history; hosted Sanity keeps 3 to 365 of them, by plan. */
const HISTORY_DAYS = 90

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes the history from before the last 90 days. Each document stays as it was at their beginning and as it is, so
 * that every moment since then can be shown.
 */
export function trimHistory(database: DatabaseSync, now: Date): void {
  const start = new Date(now.getTime() - HISTORY_DAYS * DAY_MS).toISOString()
  const lastBefore = database.prepare(
    'SELECT coalesce(max(seq), 0) AS seq FROM transactions WHERE timestamp < ?',
  )
  const last = Number(lastBefore.get(start)?.seq)
  inTransaction(database, () => {
    database
      .prepare(
        `DELETE FROM revisions WHERE seq < $last AND EXISTS (
           SELECT 1 FROM revisions AS later
           WHERE later.dataset = revisions.dataset AND later.document = revisions.document
             AND later.seq > revisions.seq AND later.seq <= $last)`,
      )
      .run({ last })
    database
      .prepare('DELETE FROM transactions WHERE seq < ? AND seq NOT IN (SELECT seq FROM revisions)')
      .run(last)
  })
}
