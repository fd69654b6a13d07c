import { pageUrl } from '../../parts/address/url.ts'
import { offerOf } from '../../parts/claim/structuredData.ts'
import type { Thing } from '../../parts/schemaOrg/thing.ts'
import { companyReference } from '../../parts/site/structuredData.ts'
import type { PageAbout } from '../kind.ts'
import type { Carrier } from './type.ts'

/** The carrier's plans as a service of the brokerage, with their price while it is current. */
export function carrierStructuredData(
  { route, site, subject }: PageAbout<Carrier>,
  origin: string,
): Thing[] {
  const url = pageUrl(origin, route.path)
  return [
    {
      '@type': 'Service',
      name: `Planos de saúde ${subject.name}`,
      serviceType: 'Plano de saúde',
      description: route.description,
      url,
      brand: { '@type': 'Brand', name: subject.name },
      provider: companyReference(site, origin),
      areaServed: { '@type': 'Country', name: 'Brasil' },
      offers: offerOf(subject.price, url),
    },
  ]
}
