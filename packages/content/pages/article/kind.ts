import { kind } from '../kind.ts'
import { mapArticle } from './map.ts'
import { articleQuery } from './query.ts'
import { articleStructuredData } from './structuredData.ts'

export const article = kind({
  type: 'article',
  title: 'Artigos',
  documents: { sortedBy: 'number' },
  query: articleQuery,
  map: mapArticle,
  lists: ['article'],
  structuredData: articleStructuredData,
  linksToFeed: true,
  sharing: ({ cover, author, publishedAt, reviewedAt }) => ({
    image: cover,
    author: author?.name,
    article: { publishedAt: publishedAt || undefined, reviewedAt: reviewedAt || undefined },
  }),
})
