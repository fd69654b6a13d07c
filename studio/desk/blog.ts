import { BookIcon } from '@sanity/icons/Book'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { group, list } from './items.ts'
import { kindItem } from './kinds.ts'

/** The blog's heading, its articles, their authors and their categories. */
export const blogItem = (S: StructureBuilder): ListItemBuilder =>
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
  })
