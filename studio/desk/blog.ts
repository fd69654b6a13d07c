import { BookIcon } from '@sanity/icons/Book'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { group } from './items.ts'
import { kindItem } from './kinds.ts'

/** The blog's heading and its articles. */
export const blogItem = (S: StructureBuilder): ListItemBuilder =>
  group(S, {
    id: 'blog',
    title: 'Blog',
    icon: BookIcon,
    items: [kindItem(S, 'article'), kindItem(S, 'blog')],
  })
