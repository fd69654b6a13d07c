import { dayOf } from '@elos/content/parts/time/day'
import { campaignNameOf } from '../campaigns.ts'
import type { SheetLead } from '../leadsSheet.ts'

/** The fields of a request that tell where it came from, and when: none names a person. */
export type LeadOrigin = Pick<SheetLead, 'submittedAt' | 'page' | 'campaign'>

/** The requests that came from one place. */
export interface OriginRow {
  name: string
  total: number
  byMonth: { month: string; count: number }[]
}

/** The requests by page and by campaign, in each month. */
export interface Origins {
  /** The months in which there were any, the newest first: '2026-11'. */
  months: string[]
  pages: OriginRow[]
  campaigns: OriginRow[]
}

const MONTH_LENGTH = 'YYYY-MM'.length

/** The month of a request in São Paulo; undefined where it has no moment that can be read. */
function monthOf({ submittedAt }: LeadOrigin): string | undefined {
  const sent = new Date(submittedAt ?? '')
  return Number.isNaN(sent.getTime()) ? undefined : dayOf(sent).slice(0, MONTH_LENGTH)
}

/** Counts requests by where they came from. One that lacks its page, campaign or moment counts, too. */
export function originsOf(leads: readonly LeadOrigin[]): Origins {
  const months = [...new Set(leads.flatMap((lead) => monthOf(lead) ?? []))].sort().reverse()
  const rowsBy = (nameOf: (lead: LeadOrigin) => string): OriginRow[] =>
    [...Map.groupBy(leads, nameOf)]
      .map(([name, ofName]) => ({
        name,
        total: ofName.length,
        byMonth: months.map((month) => ({
          month,
          count: ofName.filter((lead) => monthOf(lead) === month).length,
        })),
      }))
      .sort((one, other) => other.total - one.total || one.name.localeCompare(other.name, 'pt-BR'))
  return {
    months,
    pages: rowsBy(({ page }) => page || 'Sem página'),
    campaigns: rowsBy((lead) => campaignNameOf(lead) ?? 'Sem campanha'),
  }
}
