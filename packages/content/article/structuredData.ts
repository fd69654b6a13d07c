import { imageUrl } from '../image/url.ts'
import type { Thing } from '../page/thing.ts'
import type { PageOf } from '../page/type.ts'
import { socialImagePath } from '../route/path.ts'
import { pageUrl } from '../route/url.ts'
import { companyReference } from '../site/structuredData.ts'

/** The article, published by the company. */
export function articleThings(
  { route, site, subject }: PageOf<'article'>,
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
      image: pageUrl(
        origin,
        subject.cover
          ? imageUrl(subject.cover, { width: 1200, raster: true })
          : socialImagePath(route.path),
      ),
      keywords: route.keywords.join(', '),
      about: subject.subject && { '@type': 'Organization', name: subject.subject.name },
      author: site.author ? { '@type': 'Organization', name: site.author } : company,
      publisher: company,
    },
  ]
}
