import {
  NOTIFICATIONS,
  type NotificationName,
  REFUSED_RETRY_MS,
} from '@elos/leads/notification/schedule'
import type { Sent, UntoldLead } from './ledger.ts'
import type { Refusal } from './mailer.ts'

/** A notification that is still to be sent. */
export interface Due {
  lead: UntoldLead
  key: NotificationName
  /** Milliseconds since 1970. */
  at: number
  attempts: number
  /** When it was sent to some of its addresses; undefined before. */
  sentAt: Date | undefined
  /** The other addresses. */
  refused: Refusal[]
}

/** The notifications of a lead that are still to be sent. */
export function dueOf(lead: UntoldLead): Due[] {
  return (lead.due ?? []).flatMap(({ _key, nextAt, attempts, sentAt, refused }) => {
    const key = NOTIFICATIONS.find((name) => name === _key)
    if (!key) return []
    return {
      lead,
      key,
      at: Date.parse(nextAt ?? ''),
      attempts: attempts ?? 0,
      sentAt: sentAt ? new Date(sentAt) : undefined,
      refused: refused ?? [],
    }
  })
}

/** Whether somebody takes care of a lead already, so that nobody needs to be told by e-mail. */
export const isTaken = ({ status, assignee }: UntoldLead): boolean =>
  status !== 'nova' || Boolean(assignee)

/** The name of a notification: the same each time that it is sent again. */
export const idOf = ({ lead, key }: Due): string => `${lead._id}.${key}`

/** The result of sending a notification: whom it did not reach, and whether they are tried again. */
export function sentOf(
  due: Due,
  refused: readonly Refusal[],
  { now, nextAt }: { now: Date; nextAt: Date },
): Sent {
  const at = due.sentAt ?? now
  const isTriedAgain =
    refused.some(({ isFinal }) => !isFinal) && now.getTime() - at.getTime() < REFUSED_RETRY_MS
  return {
    at,
    refused: [...due.refused.filter(({ isFinal }) => isFinal), ...refused],
    nextAt: isTriedAgain ? nextAt : undefined,
  }
}
