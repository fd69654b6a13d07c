import { mailOf, noticeOf } from '@elos/leads/notification/message'
import { addressesOnDuty } from '@elos/leads/notification/recipients'
import {
  type Channel,
  NOTIFICATIONS,
  type NotificationName,
  retryAt,
} from '@elos/leads/notification/schedule'
import { log } from '../log/log.ts'
import type { Ledger, UntoldLead } from './ledger.ts'
import type { Mailer } from './mailer.ts'
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

/** A notification that is still to be sent. Its time is in milliseconds since 1970. */
interface Due {
  lead: UntoldLead
  key: NotificationName
  at: number
  attempts: number
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
  /** The moments at which notifications were sent that could not be recorded, by id. */
  readonly #unrecorded = new Map<string, Date>()
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
        log.error('notifications-failed', { error: codeOf(error) })
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
  async #tell({ lead, key, attempts }: Due): Promise<number> {
    const id = `${lead._id}.${key}`
    if (this.#unrecorded.has(id)) return this.#record(lead, key)
    const now = this.#now()
    const nextAt = retryAt(attempts, now)
    // A setting was withdrawn since the lead arrived.
    if (!this.channels.includes(key === 'webhook' ? 'webhook' : 'mail')) return NEVER
    const { ledger } = this.#options
    const revision = await ledger.claim(lead, key, { nextAt, attempts: attempts + 1 })
    if (!revision) return now.getTime() + SHORTEST_PAUSE_MS
    lead._rev = revision
    if (key !== 'webhook' && isTaken(lead)) {
      await ledger.finish(lead, key, null)
      return NEVER
    }
    try {
      await this.#send(id, lead, key, now)
    } catch (error) {
      const code = codeOf(error)
      log.error('notification-failed', { notification: key, error: code })
      await ledger.fail(lead, key, code)
      return nextAt.getTime()
    }
    this.#unrecorded.set(id, now)
    return this.#record(lead, key)
  }

  /** Records that a notification was sent. */
  async #record(lead: UntoldLead, key: NotificationName): Promise<number> {
    const id = `${lead._id}.${key}`
    await this.#options.ledger.finish(lead, key, this.#unrecorded.get(id) ?? null)
    this.#unrecorded.delete(id)
    return NEVER
  }

  async #send(id: string, lead: UntoldLead, key: NotificationName, now: Date): Promise<void> {
    const { mail, webhook, studioUrl } = this.#options
    const base = studioUrl.replace(/\/$/, '')
    const notice = noticeOf(lead, `${base}/intent/edit/id=${lead._id};type=lead`)
    if (key === 'webhook') return webhook?.(id, notice, now)
    const letter = { ...(await this.#envelope(now)), ...mailOf(notice, key === 'reminder') }
    await mail?.({ ...letter, id: `${id}@${new URL(this.#options.siteUrl).hostname}` })
  }

  /** Returns sender and recipients of an e-mail: without an entry in 'Avisos de pedidos', the company writes to itself. */
  async #envelope(now: Date) {
    const { company, recipients } = await this.#options.ledger.settings()
    const onDuty = addressesOnDuty(recipients ?? [], now)
    const to = onDuty.length > 0 ? onDuty : addressesOnDuty([company ?? {}], now)
    const from = this.#options.from ?? {
      name: company?.brandName ?? '',
      address: company?.email ?? '',
    }
    if (to.length === 0) throw new SendError('NO_ADDRESS')
    return { from, to }
  }
}

/** The notifications of a lead that are still to be sent. */
function dueOf(lead: UntoldLead): Due[] {
  return (lead.due ?? []).flatMap(({ _key, nextAt, attempts }) => {
    const key = NOTIFICATIONS.find((name) => name === _key)
    return key ? [{ lead, key, at: Date.parse(nextAt ?? ''), attempts: attempts ?? 0 }] : []
  })
}

/** Whether somebody takes care of a lead already, so that nobody needs to be told by e-mail. */
const isTaken = ({ status, assignee }: UntoldLead) => status !== 'nova' || Boolean(assignee)
