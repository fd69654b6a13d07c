import { pageUrl } from '../../parts/address/url.ts'
import type { Thing } from '../../parts/schemaOrg/thing.ts'
import { companyReference } from '../../parts/site/structuredData.ts'
import type { PageAbout } from '../kind.ts'
import { articlePicture } from './picture.ts'
import type { Article } from './type.ts'

/** The article, published by the company. */
export function articleThings(
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
      about: subject.subject && { '@type': 'Organization', name: subject.subject.name },
      author: site.author ? { '@type': 'Organization', name: site.author } : company,
      publisher: company,
    },
  ]
}
