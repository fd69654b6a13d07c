import { offerOf } from '../claim/structuredData.ts'
import type { Thing } from '../page/thing.ts'
import type { PageOf } from '../page/type.ts'
import { pageUrl } from '../route/url.ts'
import { companyReference } from '../site/structuredData.ts'

/** The product as a service of the brokerage, with its price while it is current. */
export function productThings(
  { route, site, subject }: PageOf<'product'>,
  origin: string,
): Thing[] {
  const url = pageUrl(origin, route.path)
  return [
    {
      '@type': 'Service',
      name: subject.name,
      serviceType: 'Seguro',
      description: route.description,
      url,
      provider: companyReference(site, origin),
      areaServed: { '@type': 'Country', name: 'Brasil' },
      offers: offerOf(subject.price, url),
    },
  ]
}
