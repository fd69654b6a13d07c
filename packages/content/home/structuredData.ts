import type { Offer, Service } from 'schema-dts'
import type { CarrierCard } from '../carrier/type.ts'
import { offerOf } from '../claim/structuredData.ts'
import { faqThings } from '../faq/structuredData.ts'
import type { Thing } from '../page/structuredData.ts'
import type { PageOf } from '../page/type.ts'
import { pageUrl } from '../route/url.ts'
import { companyId, companyThing } from '../site/structuredData.ts'
import { ratingThing, reviewThings } from '../testimonial/structuredData.ts'

/** The company with its reviews, the service it offers, and the questions answered. */
export function homeThings({ site, subject }: PageOf<'home'>, origin: string): Thing[] {
  return [
    {
      ...companyThing(site, origin),
      aggregateRating: ratingThing(subject.testimonials.rating),
      review: reviewThings(subject.testimonials.items),
    },
    healthPlanService(subject.carriers.items, origin),
    ...faqThings(subject.faq.items),
  ]
}

function healthPlanService(carriers: CarrierCard[], origin: string): Service {
  return {
    '@type': 'Service',
    '@id': pageUrl(origin, '/#servicos'),
    name: 'Consultoria e contratação de planos de saúde',
    serviceType: 'Corretagem de planos de saúde e odontológicos',
    provider: { '@id': companyId(origin) },
    areaServed: { '@type': 'Country', name: 'Brasil' },
    offers: carriers.flatMap((carrier) => carrierOffer(carrier, origin) ?? []),
  }
}

function carrierOffer({ name, href, price }: CarrierCard, origin: string): Offer | undefined {
  const offer = offerOf(price, pageUrl(origin, href ?? '/#operadoras'))
  return offer && { ...offer, itemOffered: { '@type': 'Service', name } }
}
