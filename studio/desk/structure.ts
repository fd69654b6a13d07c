import { PAGE_KINDS, type PageKind } from '@elos/content/page/kinds'
import {
  NOTIFICATION_SETTINGS,
  NOTIFICATION_SETTINGS_ID,
} from '@elos/content/parts/lead/notificationSettings'
import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { EMPTY_SEARCHES, EMPTY_SEARCHES_ID } from '@elos/content/parts/search/emptySearches'
import { BellIcon } from '@sanity/icons/Bell'
import { BookIcon } from '@sanity/icons/Book'
import { CogIcon } from '@sanity/icons/Cog'
import { ControlsIcon } from '@sanity/icons/Controls'
import { EditIcon } from '@sanity/icons/Edit'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LinkIcon } from '@sanity/icons/Link'
import { PackageIcon } from '@sanity/icons/Package'
import { SearchIcon } from '@sanity/icons/Search'
import { TagIcon } from '@sanity/icons/Tag'
import { ThListIcon } from '@sanity/icons/ThList'
import { TrashIcon } from '@sanity/icons/Trash'
import { UsersIcon } from '@sanity/icons/Users'
import type { ListBuilder, StructureBuilder } from 'sanity/structure'
import { environment } from '../base/environment.ts'
import { PAGE_MODEL } from '../base/singletons.ts'
import { RegistryPane } from '../pages/RegistryPane.tsx'
import { ClaimsPane } from '../prices/list/ClaimsPane.tsx'
import { ReviewIcon } from '../review/ReviewIcon.tsx'
import { ReviewPane } from '../review/ReviewPane.tsx'
import { DeletedPane } from './deleted/DeletedPane.tsx'
import { DraftsPane } from './drafts/DraftsPane.tsx'
import { GroupsPane } from './groups/GroupsPane.tsx'
import { group, kindItem, list, pane, singleton } from './items.ts'
import { leadsItem } from './leads.ts'

/** The kinds of page that have a place of their own below. The others stand together. */
const PLACED: readonly PageKind[] = [
  'home',
  'partner',
  'blog',
  'article',
  'author',
  'category',
  'legal',
  'comparison',
  'portability',
]

const OTHERS = PAGE_KINDS.filter((kind) => !PLACED.includes(kind))

const NOTIFIED = {
  type: NOTIFICATION_SETTINGS,
  id: NOTIFICATION_SETTINGS_ID,
  title: 'Avisos de pedidos',
  icon: BellIcon,
}

const SEARCHED = {
  type: EMPTY_SEARCHES,
  id: EMPTY_SEARCHES_ID,
  title: 'Buscas sem resultado',
  icon: SearchIcon,
}

const GROUPS = { id: GROUP_TYPE, title: 'Grupos', icon: PackageIcon, component: GroupsPane }

/**
 * The desk: the review, the drafts, what was deleted, the leads and what visitors have not found, then the pages, then what
 * pages share and the settings.
 *
 * @param withGroups false where the project has Sanity's own releases
 */
export const structure = (S: StructureBuilder, withGroups: boolean): ListBuilder =>
  S.list()
    .id('content')
    .title('Conteúdo')
    .items([
      pane(S, { id: 'review', title: 'Para revisar', icon: ReviewIcon, component: ReviewPane }),
      pane(S, { id: 'drafts', title: 'Rascunhos', icon: EditIcon, component: DraftsPane }),
      ...(withGroups ? [pane(S, GROUPS)] : []),
      pane(S, { id: 'deleted', title: 'Excluídos', icon: TrashIcon, component: DeletedPane }),
      ...(environment.hasInbox ? [leadsItem(S), singleton(S, SEARCHED)] : []),
      S.divider(),
      kindItem(S, 'home'),
      group(S, {
        id: 'partners',
        title: 'Parceiros',
        icon: UsersIcon,
        items: [
          kindItem(S, 'partner'),
          list(S, { type: 'partnerFaqItem', title: 'Perguntas de parceiros', orderBy: 'number' }),
          list(S, { type: 'faqCategory', title: 'Categorias de perguntas', orderBy: 'order' }),
        ],
      }),
      S.divider(),
      ...OTHERS.map((kind) => kindItem(S, kind)),
      group(S, {
        id: 'blog',
        title: 'Blog',
        icon: BookIcon,
        items: [
          kindItem(S, 'article'),
          kindItem(S, 'blog'),
          kindItem(S, 'author'),
          kindItem(S, 'category'),
        ],
      }),
      group(S, {
        id: 'tools',
        title: 'Ferramentas',
        icon: ControlsIcon,
        items: [
          kindItem(S, 'comparison'),
          kindItem(S, 'portability'),
          list(S, { type: PAGE_MODEL, title: 'Modelos de página', orderBy: 'name' }),
        ],
      }),
      list(S, { type: 'testimonial', title: 'Depoimentos', orderBy: 'order' }),
      list(S, {
        type: 'siteFaqItem',
        title: 'Perguntas frequentes',
        orderBy: 'order',
        icon: HelpCircleIcon,
      }),
      S.divider(),
      pane(S, {
        id: 'claim',
        title: 'Preços e afirmações',
        icon: TagIcon,
        component: ClaimsPane,
        type: 'claim',
      }),
      list(S, {
        type: 'priceTable',
        title: 'Tabelas de preços',
        orderBy: 'line',
        icon: ThListIcon,
      }),
      S.divider(),
      pane(S, {
        id: 'pages',
        title: 'Páginas e endereços',
        icon: LinkIcon,
        component: RegistryPane,
      }),
      kindItem(S, 'legal'),
      list(S, { type: 'redirect', title: 'Redirecionamentos', orderBy: 'source' }),
      singleton(S, { type: 'siteSettings', title: 'Configurações', icon: CogIcon }),
      ...(environment.hasInbox ? [singleton(S, NOTIFIED)] : []),
    ])
