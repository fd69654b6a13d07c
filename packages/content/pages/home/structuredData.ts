import type { Offer, Service } from 'schema-dts'
import { pageUrl } from '../../parts/address/url.ts'
import { offerOf } from '../../parts/claim/structuredData.ts'
import type { Claim } from '../../parts/claim/type.ts'
import { faqStructuredData } from '../../parts/faq/structuredData.ts'
import type { Thing } from '../../parts/schemaOrg/thing.ts'
import { companyId, companyThing } from '../../parts/site/structuredData.ts'
import { ratingThing, reviewStructuredData } from '../../parts/testimonial/structuredData.ts'
import type { CarrierCard } from '../carrier.ts'
import type { PageAbout } from '../kind.ts'
import type { Home } from './type.ts'

/** The company with its reviews, the service it offers, and the questions answered. */
export function homeStructuredData({ site, subject }: PageAbout<Home>, origin: string): Thing[] {
  return [
    {
      ...companyThing(site, origin),
      aggregateRating: ratingThing(subject.testimonials.rating),
      review: reviewStructuredData(subject.testimonials.items),
    },
    healthPlanService(subject, origin),
    ...faqStructuredData(subject.faq.items),
  ]
}

function healthPlanService({ services, carriers }: Home, origin: string): Service {
  const isOffered = !services.offer || services.offer.state === 'current'
  return {
    '@type': 'Service',
    '@id': pageUrl(origin, '/#servicos'),
    name: 'Consultoria e contratação de planos de saúde',
    serviceType: 'Corretagem de planos de saúde e odontológicos',
    provider: { '@id': companyId(origin) },
    areaServed: { '@type': 'Country', name: 'Brasil' },
    offers: isOffered
      ? carriers.items.flatMap((carrier) => carrierOffer(carrier, services.offer, origin) ?? [])
      : [],
  }
}

/** A carrier's price as an offer. A price without dates has the validity of the service. */
function carrierOffer(
  { name, href, price }: CarrierCard,
  service: Claim | undefined,
  origin: string,
): Offer | undefined {
  const dated = price && {
    ...price,
    validFrom: price.validFrom ?? service?.validFrom,
    validUntil: price.validUntil ?? service?.validUntil,
  }
  const offer = offerOf(dated, pageUrl(origin, href ?? '/#operadoras'))
  return offer && { ...offer, itemOffered: { '@type': 'Service', name } }
}
