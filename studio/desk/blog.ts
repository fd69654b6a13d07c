import { BookIcon } from '@sanity/icons/Book'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { group, list, singleton } from './items.ts'

/** The blog's heading and its articles. */
export const blogItem = (S: StructureBuilder): ListItemBuilder =>
  group(S, {
    id: 'blog',
    title: 'Blog',
    icon: BookIcon,
    items: [
      list(S, { type: 'article', title: 'Artigos', orderBy: 'number' }),
      singleton(S, { type: 'blogPage', title: 'Página do blog' }),
    ],
  })
