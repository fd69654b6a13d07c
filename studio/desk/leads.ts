import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { UserIcon } from '@sanity/icons/User'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { LEAD_STATUS_CHOICES } from '../leads/choices.ts'
import { LeadsIcon } from '../leads/LeadsIcon.tsx'
import { LeadsPane } from '../leads/list/LeadsPane.tsx'
import { OriginsPane } from '../leads/origins/OriginsPane.tsx'
import { PersonPane } from '../leads/PersonPane.tsx'
import { group } from './items.ts'

/** A list of leads: those with a status, or all. */
const leads = (S: StructureBuilder, id: string, title: string, status?: string) =>
  S.listItem()
    .id(id)
    .title(title)
    .child(
      S.component(LeadsPane)
        .id(id)
        .title(title)
        .options({ name: title.toLowerCase().replaceAll(' ', '-'), status })
        .minWidth(320)
        .child((documentId) => S.document().documentId(documentId).schemaType('lead')),
    )

/** The leads: one list for each status, one of all leads, where they come from, and what the data officer needs. */
export const leadsItem = (S: StructureBuilder): ListItemBuilder =>
  group(S, {
    id: 'leads',
    title: 'Cotações e candidaturas',
    icon: LeadsIcon,
    items: [
      ...LEAD_STATUS_CHOICES.map(({ plural, value }) => leads(S, value, plural, value)),
      leads(S, 'todas', 'Todas'),
      S.listItem()
        .id('origens')
        .title('De onde vêm')
        .icon(ChartUpwardIcon)
        .child(S.component(OriginsPane).id('origens').title('De onde vêm')),
      S.listItem()
        .id('pessoa')
        .title('Dados de uma pessoa')
        .icon(UserIcon)
        .child(S.component(PersonPane).id('pessoa').title('Dados de uma pessoa')),
    ],
  })
