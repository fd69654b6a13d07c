import { PAGE_KINDS, type PageKind } from '@elos/content/page/kinds'
import {
  NOTIFICATION_SETTINGS,
  NOTIFICATION_SETTINGS_ID,
} from '@elos/content/parts/lead/notificationSettings'
import { BellIcon } from '@sanity/icons/Bell'
import { BookIcon } from '@sanity/icons/Book'
import { CogIcon } from '@sanity/icons/Cog'
import { EditIcon } from '@sanity/icons/Edit'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LinkIcon } from '@sanity/icons/Link'
import { TagIcon } from '@sanity/icons/Tag'
import { TrashIcon } from '@sanity/icons/Trash'
import { UsersIcon } from '@sanity/icons/Users'
import type { ListBuilder, StructureBuilder } from 'sanity/structure'
import { environment } from '../base/environment.ts'
import { RegistryPane } from '../pages/RegistryPane.tsx'
import { ClaimsPane } from '../prices/list/ClaimsPane.tsx'
import { ReviewIcon } from '../review/ReviewIcon.tsx'
import { ReviewPane } from '../review/ReviewPane.tsx'
import { DeletedPane } from './deleted/DeletedPane.tsx'
import { DraftsPane } from './drafts/DraftsPane.tsx'
import { group, kindItem, list, pane, singleton } from './items.ts'
import { leadsItem } from './leads.ts'

/** The kinds of page that have a place of their own below. The others stand together. */
const PLACED: readonly PageKind[] = ['home', 'partner', 'blog', 'article', 'legal']

const OTHERS = PAGE_KINDS.filter((kind) => !PLACED.includes(kind))

const NOTIFIED = {
  type: NOTIFICATION_SETTINGS,
  id: NOTIFICATION_SETTINGS_ID,
  title: 'Avisos de pedidos',
  icon: BellIcon,
}

/** The desk: the review, the drafts, what was deleted and the leads, then the pages, then what pages share and the settings. */
export const structure = (S: StructureBuilder): ListBuilder =>
  S.list()
    .id('content')
    .title('Conteúdo')
    .items([
      pane(S, { id: 'review', title: 'Para revisar', icon: ReviewIcon, component: ReviewPane }),
      pane(S, { id: 'drafts', title: 'Rascunhos', icon: EditIcon, component: DraftsPane }),
      pane(S, { id: 'deleted', title: 'Excluídos', icon: TrashIcon, component: DeletedPane }),
      ...(environment.hasInbox ? [leadsItem(S)] : []),
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
          list(S, { type: 'author', title: 'Autores', orderBy: 'name' }),
          list(S, { type: 'articleCategory', title: 'Categorias de artigos', orderBy: 'name' }),
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
