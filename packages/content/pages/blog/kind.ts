import { kind } from '../kind.ts'
import { mapBlog } from './map.ts'
import { blogPageQuery } from './query.ts'

export const blog = kind({
  type: 'blogPage',
  title: 'Página do blog',
  documents: 'one',
  query: blogPageQuery,
  map: mapBlog,
  lists: ['article'],
  linksToFeed: true,
  sharing: ({ articles: [latest] }) => ({ image: latest?.cover }),
})
