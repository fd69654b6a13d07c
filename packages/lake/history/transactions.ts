import { type Effects, safeEffects } from '../mendoza/effects.ts'
import { mutatedId } from '../store/mutatedId.ts'
import type { HistoryLog, LoggedTransaction } from './log.ts'

/** What of a transaction is told. https://www.sanity.io/docs/http-reference/history */
export interface Telling {
  /** The documents asked for. */
  readonly ids: ReadonlySet<string>
  /** Leaves out the other documents of each transaction. */
  readonly identifiedOnly: boolean
  readonly mutations: boolean
  readonly effects: boolean
}

export interface TransactionEntry {
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly documentIDs: readonly string[]
  readonly mutations?: readonly unknown[]
  readonly effects?: Readonly<Record<string, Effects>>
}

/** A transaction as the history tells it. */
export function tell(
  transaction: LoggedTransaction,
  log: HistoryLog,
  telling: Telling,
): TransactionEntry {
  const { id, seq, timestamp, author } = transaction
  const told = (document: string | undefined): document is string =>
    document !== undefined && (!telling.identifiedOnly || telling.ids.has(document))
  const mutations = transaction.mutations.filter((mutation) => told(mutatedId(mutation)))
  const documentIDs = [...new Set(mutations.map(mutatedId).filter(told))]
  const effectsOf = (document: string) =>
    safeEffects(log.documentAt(document, seq - 1), log.documentAt(document, seq))
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(telling.mutations && { mutations }),
    ...(telling.effects && {
      effects: Object.fromEntries(documentIDs.map((document) => [document, effectsOf(document)])),
    }),
  }
}
