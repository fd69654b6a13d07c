import { type Effects, effectsBetween } from '../store/effects.ts'
import { mutatedId } from '../store/mutatedId.ts'
import type { HistoryLog, LoggedTransaction } from './log.ts'

/** The parts that an entry contains. https://www.sanity.io/docs/http-reference/history */
interface EntryOptions {
  /** The ids in the request. */
  ids: ReadonlySet<string>
  /** Leaves out the other documents of each transaction. */
  identifiedOnly: boolean
  mutations: boolean
  effects: boolean
}

export interface TransactionEntry {
  id: string
  timestamp: string
  author: string
  documentIDs: readonly string[]
  mutations?: readonly unknown[]
  effects?: Readonly<Record<string, Effects>>
}

/** Returns a transaction in the form of the history's `transactions` endpoint. */
export function transactionEntry(
  transaction: LoggedTransaction,
  log: HistoryLog,
  options: EntryOptions,
): TransactionEntry {
  const { id, seq, timestamp, author } = transaction
  const isIncluded = (document: string | undefined): document is string =>
    document !== undefined && (!options.identifiedOnly || options.ids.has(document))
  const mutations = transaction.mutations.filter((mutation) => isIncluded(mutatedId(mutation)))
  const documentIDs = [...new Set(mutations.map(mutatedId).filter(isIncluded))]
  const effectsOf = (document: string) =>
    effectsBetween(log.documentAt(document, seq - 1), log.documentAt(document, seq))
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(options.mutations && { mutations }),
    ...(options.effects && {
      effects: Object.fromEntries(documentIDs.map((document) => [document, effectsOf(document)])),
    }),
  }
}
