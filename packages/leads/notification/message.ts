import { firstNameOf } from '../lead/firstName.ts'
import type { Lead } from '../lead/schema.ts'

/** The part of a lead that is known where a notification is written. */
interface LeadSummary {
  kind?: Lead['kind'] | null
  name?: string | null
  /** The code that its author was given. */
  reference?: string | null
  /** The name of what it is about, as the site calls it. */
  about?: string | null
  /** Whether its author is to be called, not written to. */
  prefersCall?: boolean | null
  /** The moment by which its answer is due: ISO 8601, UTC. */
  deadline?: string | null
}

/** The content of a notification. There are no contact data, ages, wishes or free text in it (LGPD, art. 6, III). */
export type Notice = ReturnType<typeof noticeOf>

/** Returns what a notification says of a lead. `link`: where staff open it. */
export const noticeOf = (lead: LeadSummary, link: string) => ({
  /** Undefined where it cannot be told. */
  firstName: firstNameOf(lead.name ?? ''),
  subject: subjectOf(lead),
  reference: lead.reference ?? undefined,
  prefersCall: lead.prefersCall ?? false,
  deadline: lead.deadline ?? undefined,
  link,
})

/** 'Cotação: Amil', 'Cotação' or 'Candidatura a parceiro'. */
function subjectOf({ kind, about }: LeadSummary): string {
  if (kind === 'partner') return 'Candidatura a parceiro'
  return about ? `Cotação: ${about}` : 'Cotação'
}

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

const hour = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

/** The subject and the text of an e-mail to staff. */
export interface Mail {
  subject: string
  text: string
}

/** Writes the e-mail that tells staff of a lead, or reminds them of it. */
export function mailOf(notice: Notice, isReminder: boolean): Mail {
  const { firstName, subject, reference, prefersCall, deadline, link } = notice
  const named = [subject, firstName && `de ${firstName}`, reference && `(${reference})`]
  const what = named.filter(Boolean).join(' ')
  const lines = [
    isReminder
      ? 'Ninguém assumiu este pedido ainda, e o prazo está no fim.'
      : 'Chegou um pedido pelo site.',
    '',
    subject,
    ...(firstName ? [`Nome: ${firstName}`] : []),
    ...(reference ? [`Código: ${reference}`] : []),
    ...(prefersCall ? ['Prefere uma ligação: não usa WhatsApp.'] : []),
    ...(deadline ? [`Responder até: ${clock.format(new Date(deadline))} (Brasília)`] : []),
    '',
    'Assumir e responder:',
    link,
    '',
    'Os dados da pessoa ficam só no Studio. Este aviso é automático.',
  ]
  return {
    subject: isReminder && deadline ? `Prazo às ${hour.format(new Date(deadline))}: ${what}` : what,
    text: `${lines.join('\n')}\n`,
  }
}
