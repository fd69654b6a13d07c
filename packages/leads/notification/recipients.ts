import { localTime } from '@elos/content/parts/time/clock'
import { EMAIL } from '../form/email.ts'
import { DAYS } from '../response/deadline.ts'

/** Somebody who is told of leads, as staff have entered them. */
interface Recipient {
  email?: string | null
  /** The schema.org codes of the days on which they are on duty, 'Mo' … 'Su'; if there are none, every day. */
  days?: readonly string[] | null
}

/**
 * The e-mail addresses of those who are on duty on the day of `now` in São Paulo; of everybody on a day on
 * which nobody is, so that each lead reaches somebody.
 */
export function addressesOnDuty(recipients: readonly Recipient[], now: Date): string[] {
  const today = DAYS[localTime(now).day] ?? ''
  const isOnDuty = ({ days }: Recipient) => !days?.length || days.includes(today)
  const reachable = recipients.filter(({ email }) => EMAIL.test(email ?? ''))
  const onDuty = reachable.filter(isOnDuty)
  const told = onDuty.length > 0 ? onDuty : reachable
  return [...new Set(told.flatMap(({ email }) => email ?? []))]
}
