const MINUTE = 60_000

/** The time before the deadline at which staff are reminded of a lead that nobody has taken. */
const REMINDER_MS = 30 * MINUTE

/**
 * The time for which an address is tried again that a mail server refuses for the moment. The answer to a lead is due in
 * two hours.
 */
export const REFUSED_RETRY_MS = 4 * 60 * MINUTE

/** The longest pause between two attempts. */
const LONGEST_PAUSE_MS = 30 * MINUTE

/** The notifications of a lead: an e-mail, the webhook of another system, and the e-mail that reminds staff. */
export const NOTIFICATIONS = ['mail', 'webhook', 'reminder'] as const

export type NotificationName = (typeof NOTIFICATIONS)[number]

/** The ways in which staff can be told. */
export type Channel = Exclude<NotificationName, 'reminder'>

/** A notification that is still to be sent. */
interface DueNotification {
  _key: NotificationName
  /** The moment at which it is sent, or tried again: ISO 8601, UTC. It has none once it was sent or is not needed. */
  nextAt: string
  /** The number of times that it was tried. */
  attempts: number
}

/**
 * The notifications of a new lead: one through each channel at once and, by e-mail, one half an hour before
 * the deadline.
 *
 * @param deadline when its answer is due; undefined when none was promised
 */
export function notificationsOf(
  submittedAt: Date,
  deadline: Date | undefined,
  channels: readonly Channel[],
): DueNotification[] {
  const due = (_key: NotificationName, at: Date): DueNotification => ({
    _key,
    nextAt: at.toISOString(),
    attempts: 0,
  })
  const first = channels.map((channel) => due(channel, submittedAt))
  if (!deadline || !channels.includes('mail')) return first
  return [...first, due('reminder', new Date(deadline.getTime() - REMINDER_MS))]
}

/** Returns when a notification that is tried at `now` is tried again if it fails: after 1, 2, 4 … 30 minutes. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** attempts, LONGEST_PAUSE_MS))
}
