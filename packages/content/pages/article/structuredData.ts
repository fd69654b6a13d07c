import type { Organization, Person } from 'schema-dts'
import { pageUrl } from '../../parts/address/url.ts'
import { imageUrl } from '../../parts/image/url.ts'
import type { Thing } from '../../parts/schemaOrg/thing.ts'
import { companyReference } from '../../parts/site/structuredData.ts'
import type { PageAbout } from '../kind.ts'
import { articlePicture } from './picture.ts'
import type { Article, Author } from './type.ts'

/** The article, written by a person or by the company, and published by the company. */
export function articleStructuredData(
  { route, site, subject }: PageAbout<Article>,
  origin: string,
): Thing[] {
  const url = pageUrl(origin, route.path)
  const company = companyReference(site, origin)
  return [
    {
      '@type': 'Article',
      headline: subject.title,
      description: route.description,
      url,
      mainEntityOfPage: url,
      inLanguage: 'pt-BR',
      datePublished: subject.publishedAt,
      dateModified: subject.reviewedAt,
      timeRequired: subject.readMinutes > 0 ? `PT${subject.readMinutes}M` : undefined,
      image: articlePicture(route.path, subject.cover, origin),
      keywords: route.keywords.join(', '),
      articleSection: subject.category,
      about: subject.subject && { '@type': 'Organization', name: subject.subject.name },
      author: authorThing(subject.author, origin) ?? teamThing(site.author) ?? company,
      publisher: company,
    },
  ]
}

/** The side of an author's picture, in pixels. */
const PORTRAIT = 320

function authorThing(author: Author | undefined, origin: string): Person | undefined {
  if (!author) return undefined
  const { name, role, note, photo } = author
  const size = { width: PORTRAIT, height: PORTRAIT, raster: true }
  return {
    '@type': 'Person',
    name,
    jobTitle: role || undefined,
    description: note,
    image: photo && pageUrl(origin, imageUrl(photo, size)),
  }
}

/** The company's people, under the name that the settings give them. */
const teamThing = (name: string | undefined): Organization | undefined =>
  name ? { '@type': 'Organization', name } : undefined
