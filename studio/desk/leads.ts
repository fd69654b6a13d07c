import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { LEAD_STATUS_CHOICES } from '../leads/choices.ts'
import { group } from './items.ts'

interface LeadList {
  id: string
  title: string
  filter: string
  params?: Record<string, string>
}

/** A list of leads, the newest first, without a button to create one. */
const leads = (S: StructureBuilder, { id, title, filter, params = {} }: LeadList) =>
  S.listItem()
    .id(id)
    .title(title)
    .schemaType('lead')
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .schemaType('lead')
        .apiVersion(API_VERSION)
        .filter(filter)
        .params(params)
        .defaultOrdering([{ field: 'submittedAt', direction: 'desc' }])
        .initialValueTemplates([]),
    )

/** The leads: one list for each status, and one of all leads. */
export const leadsItem = (S: StructureBuilder): ListItemBuilder =>
  group(S, {
    id: 'leads',
    title: 'Cotações e candidaturas',
    icon: EnvelopeIcon,
    items: [
      ...LEAD_STATUS_CHOICES.map(({ plural, value }) =>
        leads(S, {
          id: value,
          title: plural,
          filter: '_type == "lead" && status == $status',
          params: { status: value },
        }),
      ),
      leads(S, { id: 'todas', title: 'Todas', filter: '_type == "lead"' }),
    ],
  })
