import type { PreviewValue } from 'sanity'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { CALL_PREFERRED, titleOfChoice } from '../choices.ts'

interface LeadSelection {
  name?: string | null
  kind?: string | null
  status?: string | null
  prefersCall?: boolean | null
  /** ISO 8601, UTC. */
  submittedAt?: string | null
}

/** A lead in a list: its author, status, form, whether they are to be called, and time of arrival. */
export const describeLead = (lead: LeadSelection): PreviewValue => ({
  title: lead.name ?? undefined,
  subtitle: subtitle(
    titleOfChoice(lead.status ?? ''),
    titleOfChoice(lead.kind ?? ''),
    lead.prefersCall && CALL_PREFERRED,
    lead.submittedAt && brazilianMoment(lead.submittedAt),
  ),
})
