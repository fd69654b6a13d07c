import type {
  NotificationSettingsQueryResult,
  UntoldLeadsQueryResult,
} from '@elos/content/generated/sanity.types'
import { notificationSettingsQuery, untoldLeadsQuery } from '@elos/content/parts/lead/query'
import type { NotificationName } from '@elos/leads/notification/schedule'
import type { Patch, SanityClient } from 'next-sanity'
import { env } from '../../env.ts'
import { asContent, ContentError } from '../../monitoring/contentError.ts'
import type { Refusal } from './mailer.ts'

/** Milliseconds in which the Lake has to answer. */
const TIMEOUT_MS = 10_000

/** The status with which the Lake refuses to change a document that was changed or erased meanwhile. */
const CONFLICT = 409

/** A lead of which staff are still to be told. */
export type UntoldLead = UntoldLeadsQueryResult[number]

/** The result of sending a notification. */
export interface Sent {
  at: Date
  /** The addresses that did not get it. */
  refused: readonly Refusal[]
  /** When those are tried again; undefined when no more. */
  nextAt: Date | undefined
}

/** Awaits an answer of the Lake. Rejects with a `ContentError`, which says what is away. */
const fromLake = <Result>(answer: PromiseLike<Result>) =>
  asContent(answer, env, 'SANITY_WRITE_TOKEN')

/** The path of a field of a notification in its lead. */
const path = (key: NotificationName, field: string) => `notifications[_key == "${key}"].${field}`

/**
 * The notifications of leads, as the leads' own documents hold them: they outlive this process, all replicas
 * see them, and they are erased with the lead.
 */
export class Ledger {
  readonly #lake: SanityClient

  /** @param lake may read and write leads */
  constructor(lake: SanityClient) {
    this.#lake = lake.withConfig({ timeout: TIMEOUT_MS, maxRetries: 0, perspective: 'raw' })
  }

  /** Reads the leads with notifications that are still to be sent. */
  untold(): Promise<UntoldLead[]> {
    return fromLake(this.#lake.fetch<UntoldLead[]>(untoldLeadsQuery))
  }

  /** Reads who is told of leads, and the company. */
  settings(): Promise<NotificationSettingsQueryResult> {
    return fromLake(this.#lake.fetch<NotificationSettingsQueryResult>(notificationSettingsQuery))
  }

  /**
   * Claims a notification for one attempt: no other replica tries it before `nextAt`. Resolves with the lead's
   * new revision; with null when somebody has changed the lead since it was read.
   */
  claim(
    { _id, _rev }: UntoldLead,
    key: NotificationName,
    { nextAt, attempts }: { nextAt: Date; attempts: number },
  ): Promise<string | null> {
    const claimed = {
      [path(key, 'nextAt')]: nextAt.toISOString(),
      [path(key, 'attempts')]: attempts,
    }
    return revisionAfter(this.#lake.patch(_id).ifRevisionId(_rev).set(claimed))
  }

  /** Records that a notification was sent, and who did not get it. */
  record(lead: UntoldLead, key: NotificationName, { at, refused, nextAt }: Sent): Promise<void> {
    const isWhole = refused.length === 0
    const addresses = refused.map((each) => ({ _key: each.address, ...each }))
    const sent = {
      [path(key, 'sentAt')]: at.toISOString(),
      ...(!isWhole && { [path(key, 'refused')]: addresses }),
    }
    const over = ['error', ...(isWhole ? ['refused'] : []), ...(nextAt ? [] : ['nextAt'])]
    const patch = this.#lake.patch(lead._id).set(sent)
    return this.#write(lead, patch.unset(over.map((field) => path(key, field))))
  }

  /** Records that a notification is not needed any more. */
  cancel(lead: UntoldLead, key: NotificationName): Promise<void> {
    const over = [path(key, 'nextAt'), path(key, 'error')]
    return this.#write(lead, this.#lake.patch(lead._id).unset(over))
  }

  /** Records why an attempt failed. */
  fail(lead: UntoldLead, key: NotificationName, error: string): Promise<void> {
    return this.#write(lead, this.#lake.patch(lead._id).set({ [path(key, 'error')]: error }))
  }

  /** Writes, unless the lead was erased meanwhile. The lead gets its new revision. */
  async #write(lead: UntoldLead, patch: Patch): Promise<void> {
    lead._rev = (await revisionAfter(patch)) ?? lead._rev
  }
}

/** Applies a patch. Resolves with the document's revision; with null when the Lake refuses the patch. */
async function revisionAfter(patch: Patch): Promise<string | null> {
  try {
    return (await fromLake(patch.commit()))._rev
  } catch (error) {
    if (error instanceof ContentError && error.status === CONFLICT) return null
    throw error
  }
}
