import { counted } from '../../base/counted.ts'
import type { StatusRow } from './rows.ts'

/** A notification that the site has not sent yet (`web/notifications`). */
export interface UnsentNotification {
  _key: string
  /** When it is sent or tried again: ISO 8601, UTC. */
  nextAt: string | null
  /** Why the last attempt failed. */
  error: string | null
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
  unsent: readonly UnsentNotification[],
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
  return sendsMail
    ? { label, value: 'Todos saíram', tone: 'positive' }
    : { label, value: 'Sem servidor de e-mail', tone: 'caution' }
}
