import { pageUrl } from '../../parts/address/url.ts'
import { offerOf } from '../../parts/claim/structuredData.ts'
import type { Thing } from '../../parts/schemaOrg/thing.ts'
import { companyReference } from '../../parts/site/structuredData.ts'
import type { PageAbout } from '../kind.ts'
import type { Product } from './type.ts'

/** The product as a service of the brokerage, with its price while it is current. */
export function productStructuredData(
  { route, site, subject }: PageAbout<Product>,
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
