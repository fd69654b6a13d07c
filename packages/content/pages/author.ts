import { defineQuery } from 'groq'
import type { ProfilePage } from 'schema-dts'
import type { AuthorQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { mapPerson } from '../parts/author/map.ts'
import { authorFields } from '../parts/author/query.ts'
import { authorThing } from '../parts/author/structuredData.ts'
import { listPageOf } from '../parts/list/page.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readList } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { asCards, isListed, mapArticleCard, upcomingArticles } from './article.ts'
import { kind, type PageAbout } from './kind.ts'

export const authorQuery: Query<AuthorQueryResult> =
  defineQuery(`*[_type == "author" && _id == $id][0]{
  ${authorFields},
  "articles": *[_type == "article" && ${isListed} && $id in [author._ref, reviewer._ref]] ${asCards},
  ${upcomingArticles}
}`)

/** A person, and a page of what the person wrote or reviewed. */
export type AuthorProfile = View<typeof mapProfile>

/** Maps a page of a person; undefined beyond the last. */
function mapProfile(raw: NonNullable<Loose<AuthorQueryResult>>, listPage: number) {
  const list = listPageOf(readList(raw.articles, mapArticleCard), listPage)
  return list && { person: mapPerson(raw), ...list }
}

/** The profile, about the same person as the articles. */
function structuredData(
  { route, subject }: PageAbout<AuthorProfile>,
  origin: string,
): ProfilePage[] {
  const url = pageUrl(origin, route.path)
  return [{ '@type': 'ProfilePage', url, mainEntity: authorThing(subject.person, origin) }]
}

export const author = kind({
  type: 'author',
  title: 'Autores',
  documents: { sortedBy: 'name' },
  query: authorQuery,
  map: (raw, _now, _origin, listPage): AuthorProfile | undefined => mapProfile(raw, listPage),
  lists: ['article'],
  structuredData,
  feed: 'blog',
  isIndexed: ({ total }) => total > 0,
  sharing: ({ person }) => ({ image: person.photo, name: person.name }),
})
