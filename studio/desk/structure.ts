import { CogIcon } from '@sanity/icons/Cog'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { StructureResolver } from 'sanity/structure'
import { environment } from '../environment.ts'
import { blogItem } from './blog.ts'
import { list, singleton } from './items.ts'
import { leadsItem } from './leads.ts'
import { partnersItem } from './partners.ts'
import { reviewItem } from './review.ts'

/** The desk: the site's pages as marketing staff think of them, then what they all share. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Conteúdo')
    .items([
      reviewItem(S),
      ...(environment.hasInbox ? [leadsItem(S)] : []),
      S.divider(),
      singleton(S, { type: 'homePage', title: 'Página inicial' }),
      partnersItem(S),
      S.divider(),
      list(S, { type: 'carrier', title: 'Operadoras', orderBy: 'order' }),
      list(S, { type: 'plan', title: 'Planos', orderBy: 'order' }),
      list(S, { type: 'product', title: 'Produtos', orderBy: 'order' }),
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
      list(S, { type: 'route', title: 'Páginas e rotas', orderBy: 'path' }),
      list(S, { type: 'legalPage', title: 'Páginas legais e institucionais', orderBy: 'title' }),
      list(S, { type: 'redirect', title: 'Redirecionamentos', orderBy: 'source' }),
      singleton(S, { type: 'siteSettings', title: 'Configurações', icon: CogIcon }),
    ])
