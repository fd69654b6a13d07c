import { counted } from '../../base/counted.ts'
import { type RefusedAddress, refusedText } from '../../leads/refused.ts'
import type { StatusRow } from './rows.ts'

/** A notification that the site has not sent to anybody yet (`web/forms/notifications`). */
export interface UnsentNotification {
  _key: string
  /** When it is sent or tried again: ISO 8601, UTC. */
  nextAt: string | null
  /** Why the last attempt failed. */
  error: string | null
}

/** The result of `NOTIFICATIONS`. */
export interface NotificationState {
  unsent: readonly UnsentNotification[]
  /** Who did not get a notification in the last days. */
  refused: readonly RefusedAddress[]
  /** The addresses in 'Avisos de pedidos', and that of the company, which is told where there are none. */
  recipients: readonly (string | null)[]
  company: readonly (string | null)[]
}

/** Milliseconds after its time at which a notification that nobody has tried counts as forgotten. */
const PATIENCE_MS = 5 * 60_000

const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'o servidor de e-mail recusou a senha',
  EENVELOPE: 'o servidor de e-mail recusou um endereço',
  NO_ADDRESS: 'falta um endereço em “Avisos de pedidos”',
}

function reasonOf({ _key, error }: UnsentNotification): string {
  if (!error) return 'o site não tentou'
  const known =
    _key === 'webhook' ? 'o outro sistema não aceitou' : 'o servidor de e-mail não responde'
  return `${REASONS[error] ?? known} (${error})`
}

/**
 * The line of 'Estado' about the notifications of requests that the site sends to staff.
 *
 * @param sendsMail whether the site has a mail server
 */
export function notificationRow(
  { unsent, refused, recipients, company }: NotificationState,
  sendsMail: boolean,
  now: Date,
): StatusRow {
  const label = 'Avisos de pedidos'
  const isLate = ({ nextAt, error }: UnsentNotification) =>
    error !== null || Date.parse(nextAt ?? '') < now.getTime() - PATIENCE_MS
  const late = unsent.filter(isLate)
  const [first] = late
  if (first) {
    const count = counted(late.length, 'aviso não saiu', 'avisos não saíram')
    return { label, value: `${count}: ${reasonOf(first)}. O site tenta de novo.`, tone: 'critical' }
  }
  // An address that was corrected meanwhile is not told of any more.
  const told = new Set(recipients.length > 0 ? recipients : company)
  const missed = refusedText(refused.filter(({ address }) => address && told.has(address)))
  if (missed) {
    return { label, value: `${missed} Confira em “Avisos de pedidos”.`, tone: 'critical' }
  }
  return sendsMail
    ? { label, value: 'Todos saíram', tone: 'positive' }
    : { label, value: 'Sem servidor de e-mail', tone: 'caution' }
}
