import type { PreviewValue } from 'sanity'
import { titleOfChoice } from '../../leads/words.ts'

interface LeadSelection {
  name?: string
  kind?: string
  status?: string
  /** ISO 8601, UTC. */
  submittedAt?: string
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** A lead in a list: who it is from, how far it is, what it is about and when it came. */
export const describeLead = ({ name, kind, status, submittedAt }: LeadSelection): PreviewValue => ({
  title: name,
  subtitle: [
    titleOfChoice(status),
    titleOfChoice(kind),
    submittedAt && moment.format(new Date(submittedAt)),
  ]
    .filter(Boolean)
    .join(' · '),
})
