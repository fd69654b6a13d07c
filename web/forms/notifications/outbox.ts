import { contactOf } from '@elos/leads/notification/contact'
import { mailOf, noticeOf } from '@elos/leads/notification/message'
import { addressesOnDuty } from '@elos/leads/notification/recipients'
import { type Channel, NOTIFICATIONS, retryAt } from '@elos/leads/notification/schedule'
import { ContentError } from '../../monitoring/contentError.ts'
import { errorName } from '../../monitoring/errorName.ts'
import { log } from '../../monitoring/log.ts'
import { type Due, dueOf, idOf, isTaken, sentOf } from './due.ts'
import type { Ledger, Sent } from './ledger.ts'
import type { Mailer, Refusal } from './mailer.ts'
import { codeOf, SendError } from './sendError.ts'
import type { Webhook } from './webhook.ts'

/** Milliseconds after which the outbox looks again, whatever it knows: another replica may have ended. */
const LONGEST_PAUSE_MS = 5 * 60_000
/** Milliseconds after which it looks again at a lead that somebody changed in the same moment. */
const SHORTEST_PAUSE_MS = 1000

interface OutboxOptions {
  ledger: Ledger
  mail?: Mailer | undefined
  webhook?: Webhook | undefined
  /** The sender of e-mails; the company's own address if it is undefined. */
  from?: string | undefined
  /** The addresses of the site and of the Studio, in which staff open leads. */
  siteUrl: string
  studioUrl: string
  now?: () => Date
}

/** The time of a notification that needs no other look. */
const NEVER = Number.POSITIVE_INFINITY

/**
 * Tells staff of leads. What is to be told is in the leads' documents (ledger.ts): it survives a restart, and
 * each of several replicas finds it. A replica claims a notification before it sends it, so that no other
 * does. What fails is tried again after growing pauses. If a process ends after it has sent a notification
 * and before it has recorded that, the notification is sent again, with the same id.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #now: () => Date
  /** The results of notifications that were sent and could not be recorded, by id. */
  readonly #unrecorded = new Map<string, Sent>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#now = options.now ?? (() => new Date())
  }

  /** The ways in which staff can be told. */
  get channels(): Channel[] {
    const { mail, webhook } = this.#options
    return [...(mail ? (['mail'] as const) : []), ...(webhook ? (['webhook'] as const) : [])]
  }

  /** Sends what is due now, and from then on by itself what becomes due. Returns at once. */
  wake(): void {
    if (this.channels.length === 0) return
    void this.sendDue().then(
      (next) => this.#wakeAt(next),
      (error: unknown) => {
        log.error('notifications-failed', { error: errorName(error) })
        this.#wakeAt(retryAt(0, this.#now()))
      },
    )
  }

  /** Sends nothing more by itself. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #wakeAt(next: Date): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    const pause = Math.max(SHORTEST_PAUSE_MS, next.getTime() - this.#now().getTime())
    this.#timer = setTimeout(() => this.wake(), pause).unref()
  }

  /**
   * Sends what is due. Resolves with when to look again; rejects when the Lake cannot be read or written.
   * Runs beside an earlier call that waits for a slow server.
   */
  async sendDue(): Promise<Date> {
    const leads = await this.#options.ledger.untold()
    const all = leads.flatMap((lead) => dueOf(lead))
    const now = this.#now().getTime()
    let next = now + LONGEST_PAUSE_MS
    // E-mails are sent first: the webhook of another system may be slow to fail.
    for (const name of NOTIFICATIONS) {
      for (const due of all.filter(({ key }) => key === name)) {
        next = Math.min(next, due.at <= now ? await this.#tell(due) : due.at)
      }
    }
    return new Date(next)
  }

  /** Tells staff of a lead. Resolves with when to look at the notification again. */
  async #tell(due: Due): Promise<number> {
    const { lead, key, attempts } = due
    const id = idOf(due)
    const unrecorded = this.#unrecorded.get(id)
    if (unrecorded) return this.#record(due, unrecorded)
    const now = this.#now()
    const nextAt = retryAt(attempts, now)
    // A setting was withdrawn since the lead arrived.
    if (!this.channels.includes(key === 'webhook' ? 'webhook' : 'mail')) return NEVER
    const { ledger } = this.#options
    const revision = await ledger.claim(lead, key, { nextAt, attempts: attempts + 1 })
    if (!revision) return now.getTime() + SHORTEST_PAUSE_MS
    lead._rev = revision
    if (key !== 'webhook' && isTaken(lead)) {
      await ledger.cancel(lead, key)
      return NEVER
    }
    let refused: Refusal[]
    try {
      refused = await this.#send(due, now)
    } catch (error) {
      if (error instanceof ContentError) throw error
      const code = codeOf(error)
      log.error('notification-failed', { notification: key, error: code })
      await ledger.fail(lead, key, code)
      return nextAt.getTime()
    }
    const sent = sentOf(due, refused, { now, nextAt })
    this.#unrecorded.set(id, sent)
    return this.#record(due, sent)
  }

  /** Records that a notification was sent. Resolves with when it is tried again for those who did not get it. */
  async #record(due: Due, sent: Sent): Promise<number> {
    await this.#options.ledger.record(due.lead, due.key, sent)
    this.#unrecorded.delete(idOf(due))
    return sent.nextAt?.getTime() ?? NEVER
  }

  /** Sends a notification. Resolves with who did not get it; rejects when nobody did. */
  async #send(due: Due, now: Date): Promise<Refusal[]> {
    const { lead, key, sentAt } = due
    const id = idOf(due)
    const { mail, webhook, studioUrl } = this.#options
    const notice = noticeOf(lead, `${studioUrl}/intent/edit/id=${lead._id};type=lead`)
    if (key === 'webhook') {
      await webhook?.(id, { notice, contact: contactOf(lead) }, now)
      return []
    }
    const envelope = await this.#envelope(due, now)
    const refused = await mail?.({
      ...envelope,
      ...mailOf(notice, key === 'reminder'),
      id: `${id}@${new URL(this.#options.siteUrl).hostname}`,
    })
    if (!refused || refused.length === 0) return []
    if (refused.length === envelope.to.length && !sentAt) throw new SendError('EENVELOPE')
    const replies = [...new Set(refused.map(({ error }) => error))]
    log.error('address-refused', { notification: key, addresses: refused.length, replies })
    return refused
  }

  /**
   * Returns sender and recipients of an e-mail: without an entry in 'Avisos de pedidos', the company writes to itself.
   * Who has it already does not get it again.
   */
  async #envelope({ sentAt, refused }: Due, now: Date) {
    const { company, recipients } = await this.#options.ledger.settings()
    const onDuty = addressesOnDuty(recipients ?? [], now)
    const all = onDuty.length > 0 ? onDuty : addressesOnDuty([company ?? {}], now)
    const to = sentAt ? refused.flatMap(({ address, isFinal }) => (isFinal ? [] : address)) : all
    const from = this.#options.from ?? {
      name: company?.brandName ?? '',
      address: company?.email ?? '',
    }
    if (to.length === 0) throw new SendError('NO_ADDRESS')
    return { from, to }
  }
}
