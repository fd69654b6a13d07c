import type { PreviewValue } from 'sanity'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { titleOfChoice } from '../choices.ts'

interface LeadSelection {
  name?: string | null
  kind?: string | null
  status?: string | null
  /** ISO 8601, UTC. */
  submittedAt?: string | null
}

/** A lead in a list: its author, status, form and time of arrival. */
export const describeLead = ({ name, kind, status, submittedAt }: LeadSelection): PreviewValue => ({
  title: name ?? undefined,
  subtitle: subtitle(
    titleOfChoice(status ?? ''),
    titleOfChoice(kind ?? ''),
    submittedAt && brazilianMoment(submittedAt),
  ),
})
