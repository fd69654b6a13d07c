import { UsersIcon } from '@sanity/icons/Users'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { group, list, singleton } from './items.ts'

/** The partner page with the questions it shows. */
export const partnersItem = (S: StructureBuilder): ListItemBuilder =>
  group(S, {
    id: 'partners',
    title: 'Parceiros',
    icon: UsersIcon,
    items: [
      singleton(S, { type: 'partnerPage', title: 'Página de parceiros' }),
      list(S, { type: 'partnerFaqItem', title: 'Perguntas de parceiros', orderBy: 'number' }),
      list(S, { type: 'faqCategory', title: 'Categorias de perguntas', orderBy: 'order' }),
    ],
  })
