import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { DownloadIcon } from '@sanity/icons/Download'
import { UserIcon } from '@sanity/icons/User'
import type { ConfigContext } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { LEAD_STATUS_CHOICES } from '../leads/choices.ts'
import { LeadsIcon } from '../leads/LeadsIcon.tsx'
import { leadsSheet, type SheetLead } from '../leads/leadsSheet.ts'
import { PersonPane } from '../leads/PersonPane.tsx'
import { saveFile } from '../leads/saveFile.ts'
import { group } from './items.ts'

interface LeadList {
  id: string
  title: string
  filter: string
  params?: Record<string, string>
}

/** What the desk needs of the workspace. */
export type DeskContext = Pick<ConfigContext, 'getClient'>

/** Saves the leads of a list as a sheet. */
async function saveSheet({ getClient }: DeskContext, { id, filter, params = {} }: LeadList) {
  const query = `*[${filter}] | order(submittedAt desc)`
  const client = getClient({ apiVersion: API_VERSION })
  const leads = await client.fetch<SheetLead[]>(query, params, { perspective: 'raw' })
  saveFile(`${id}.csv`, leadsSheet(leads), 'text/csv')
}

/** A list of leads, the newest first, without a button to create one. */
const leads = (S: StructureBuilder, context: DeskContext, list: LeadList) => {
  const { id, title, filter, params = {} } = list
  return S.listItem()
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
        .initialValueTemplates([])
        .menuItems([
          ...S.orderingMenuItemsForType('lead'),
          S.menuItem()
            .title('Baixar como planilha')
            .icon(DownloadIcon)
            .showAsAction(true)
            .action(() => void saveSheet(context, list)),
        ]),
    )
}

/** The leads: one list for each status, one of all leads, and what the data officer needs. */
export const leadsItem = (S: StructureBuilder, context: DeskContext): ListItemBuilder =>
  group(S, {
    id: 'leads',
    title: 'Cotações e candidaturas',
    icon: LeadsIcon,
    items: [
      ...LEAD_STATUS_CHOICES.map(({ plural, value }) =>
        leads(S, context, {
          id: value,
          title: plural,
          filter: '_type == "lead" && status == $status',
          params: { status: value },
        }),
      ),
      leads(S, context, { id: 'todas', title: 'Todas', filter: '_type == "lead"' }),
      S.listItem()
        .id('pessoa')
        .title('Dados de uma pessoa')
        .icon(UserIcon)
        .child(S.component(PersonPane).id('pessoa').title('Dados de uma pessoa')),
    ],
  })
