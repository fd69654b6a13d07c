import type { PageKind } from '@elos/content/page/kinds'
import { CogIcon } from '@sanity/icons/Cog'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { ListBuilder, StructureBuilder } from 'sanity/structure'
import { environment } from '../base/environment.ts'
import { blogItem } from './blog.ts'
import { draftsItem } from './drafts.ts'
import { list, singleton } from './items.ts'
import { kindItem, otherKindItems } from './kinds.ts'
import { leadsItem, notificationSettingsItem } from './leads.ts'
import { pagesItem } from './pages.ts'
import { partnersItem } from './partners.ts'
import { reviewItem } from './review.ts'

/** The kinds of page that this file or a group places. `otherKindItems` adds the rest. */
const PLACED: readonly PageKind[] = ['home', 'partner', 'blog', 'article', 'legal']

/** The desk: the review, the drafts and the leads, then the pages, then what pages share and the settings. */
export const structure = (S: StructureBuilder): ListBuilder =>
  S.list()
    .id('content')
    .title('Conteúdo')
    .items([
      reviewItem(S),
      draftsItem(S),
      ...(environment.hasInbox ? [leadsItem(S)] : []),
      S.divider(),
      kindItem(S, 'home'),
      partnersItem(S),
      S.divider(),
      ...otherKindItems(S, PLACED),
      blogItem(S),
      list(S, { type: 'testimonial', title: 'Depoimentos', orderBy: 'order' }),
      list(S, {
        type: 'siteFaqItem',
        title: 'Perguntas frequentes',
        orderBy: 'order',
        icon: HelpCircleIcon,
      }),
      S.divider(),
      list(S, { type: 'claim', title: 'Preços e afirmações', orderBy: 'title' }),
      S.divider(),
      pagesItem(S),
      kindItem(S, 'legal'),
      list(S, { type: 'redirect', title: 'Redirecionamentos', orderBy: 'source' }),
      singleton(S, { type: 'siteSettings', title: 'Configurações', icon: CogIcon }),
      ...(environment.hasInbox ? [notificationSettingsItem(S)] : []),
    ])
