import { offerOf } from '../claim/structuredData.ts'
import type { Thing } from '../page/thing.ts'
import type { PageOf } from '../page/type.ts'
import { pageUrl } from '../route/url.ts'
import { companyReference } from '../site/structuredData.ts'

/** The carrier's plans as a service of the brokerage, with their price while it is current. */
export function carrierThings(
  { route, site, subject }: PageOf<'carrier'>,
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
