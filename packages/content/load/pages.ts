import { mapArticle } from '../article/map.ts'
import { articleQuery } from '../article/query.ts'
import { mapBlog } from '../blog/map.ts'
import { blogPageQuery } from '../blog/query.ts'
import { mapCarrier } from '../carrier/map.ts'
import { carrierQuery } from '../carrier/query.ts'
import { mapHome } from '../home/map.ts'
import { homePageQuery } from '../home/query.ts'
import { mapLegal } from '../legal/map.ts'
import { legalPageQuery } from '../legal/query.ts'
import type { PageKind, PageOf, Subjects } from '../page/type.ts'
import { mapPartner } from '../partner/map.ts'
import { partnerPageQuery } from '../partner/query.ts'
import { mapPlan } from '../plan/map.ts'
import { planQuery } from '../plan/query.ts'
import { mapProduct } from '../product/map.ts'
import { productQuery } from '../product/query.ts'
import type { ContentClient } from './client.ts'

/** What every page has, whatever it is about. */
export type Frame = Omit<PageOf<PageKind>, 'kind' | 'subject'>

/** A page, and the raw answer it was made from; no page while its subject is missing. */
export interface Made<P> {
  raw: unknown
  page: P | undefined
}

type PageLoader<K extends PageKind> = (
  client: ContentClient,
  subject: { id: string; now: Date },
  frame: Frame,
) => Promise<Made<PageOf<K>>>

/** How a page of each kind is made, and which types of documents it lists or looks among. */
export const PAGES: { [K in PageKind]: { load: PageLoader<K>; lists: string[] } } = {
  home: { load: loader('home', homePageQuery, mapHome), lists: ['carrier', 'claim'] },
  partner: { load: loader('partner', partnerPageQuery, mapPartner), lists: [] },
  blog: { load: loader('blog', blogPageQuery, mapBlog), lists: ['article'] },
  article: { load: loader('article', articleQuery, mapArticle), lists: ['article'] },
  carrier: { load: loader('carrier', carrierQuery, mapCarrier), lists: [] },
  plan: { load: loader('plan', planQuery, mapPlan), lists: [] },
  product: { load: loader('product', productQuery, mapProduct), lists: [] },
  legal: { load: loader('legal', legalPageQuery, mapLegal), lists: [] },
}

function loader<K extends PageKind, Result>(
  kind: K,
  query: string,
  map: (raw: Result, now: Date) => Subjects[K] | undefined,
): PageLoader<K> {
  return async (client, { id, now }, frame) => {
    const raw = await client.fetch<Result | null>(query, { id, now: now.toISOString() })
    const subject = raw === null ? undefined : map(raw, now)
    return { raw, page: subject && { kind, ...frame, subject } }
  }
}
