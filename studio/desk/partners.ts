import { UsersIcon } from '@sanity/icons/Users'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { group, list } from './items.ts'
import { kindItem } from './kinds.ts'

/** The partner page with the questions it shows. */
export const partnersItem = (S: StructureBuilder): ListItemBuilder =>
  group(S, {
    id: 'partners',
    title: 'Parceiros',
    icon: UsersIcon,
    items: [
      kindItem(S, 'partner'),
      list(S, { type: 'partnerFaqItem', title: 'Perguntas de parceiros', orderBy: 'number' }),
      list(S, { type: 'faqCategory', title: 'Categorias de perguntas', orderBy: 'order' }),
    ],
  })
