import { fold } from '@elos/content/parts/text/fold'
import type { SheetLead } from '../leadsSheet.ts'

/** Everything of a lead in which staff search. */
const textsOf = ({ history, answers, ...lead }: SheetLead): string =>
  [
    ...[lead.name, lead.email, lead.phone, lead.reference, lead.assignee, lead.notes],
    ...(history ?? []).map(({ text }) => text),
    ...(answers ?? []).map(({ answer }) => answer),
  ].join('\n')

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The leads with every word of a search, in any order, with or without accents. A telephone may be typed in any way. */
export function searchLeads<Lead extends SheetLead>(
  leads: readonly Lead[],
  search: string,
): Lead[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const digits = /^[\d\s()+-]+$/.test(search) ? digitsOf(search) : ''
  return leads.filter((lead) => {
    if (digits && digitsOf(lead.phone ?? '').includes(digits)) return true
    const texts = fold(textsOf(lead))
    return words.every((word) => texts.includes(word))
  })
}
