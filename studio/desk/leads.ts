import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '../environment.ts'
import { leadStatuses } from '../leads/words.ts'
import { group } from './items.ts'

interface LeadList {
  id: string
  title: string
  filter: string
  params?: { status: string }
}

/** A list of leads, the newest first. Only visitors add to it. */
const leads = (S: StructureBuilder, { id, title, filter, params = { status: '' } }: LeadList) =>
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

/** What visitors sent, by how far staff are with it. */
export const leadsItem = (S: StructureBuilder): ListItemBuilder =>
  group(S, {
    id: 'leads',
    title: 'Cotações e candidaturas',
    icon: EnvelopeIcon,
    items: [
      ...leadStatuses.map(({ plural, value }) =>
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
