import { NOTIFICATIONS, type NotificationName } from '@elos/leads/notification/schedule'
import type { UntoldLead } from './ledger.ts'
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
