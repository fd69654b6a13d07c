import type { InsuranceAgency, OpeningHoursSpecification } from 'schema-dts'
import { pageUrl } from '../address/url.ts'
import { imageUrl } from '../image/url.ts'
import type { OpeningHours, Site } from './type.ts'

/** The schema.org names of the days, by their abbreviation in the settings. */
const DAYS: Record<string, OpeningHoursSpecification['dayOfWeek'] | undefined> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** The `@id` of the company, by which other things refer to it. */
export function companyId(origin: string): string {
  return pageUrl(origin, '/#organizacao')
}

/** The company in brief, where another thing refers to it. */
export function companyReference(site: Site, origin: string): InsuranceAgency {
  return {
    '@type': 'InsuranceAgency',
    '@id': companyId(origin),
    name: site.brandName,
    url: pageUrl(origin, '/'),
  }
}

/** The company as organisation and local business: InsuranceAgency is both (schema.org). */
export function companyThing(site: Site, origin: string) {
  const { address } = site
  return {
    '@type': 'InsuranceAgency',
    '@id': companyId(origin),
    name: site.brandName,
    legalName: site.legalName,
    taxID: site.taxId,
    slogan: site.tagline,
    description: site.description,
    url: pageUrl(origin, '/'),
    telephone: site.phone,
    email: site.email,
    image:
      site.socialImage &&
      pageUrl(origin, imageUrl(site.socialImage, { width: 1200, raster: true })),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.street, address.district].filter(Boolean).join(', '),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'BR',
    },
    areaServed: { '@type': 'Country', name: 'Brasil' },
    openingHoursSpecification: site.openingHours.flatMap(openingHours),
    sameAs: site.socialLinks.map(({ url }) => url),
  } satisfies InsuranceAgency
}

/** Returns the hours for structured data: those flagged for it in the settings, with an opening and a closing time. */
function openingHours(hours: OpeningHours): OpeningHoursSpecification[] {
  const { days, opens, closes, inStructuredData } = hours
  if (!inStructuredData || !opens || !closes) return []
  const dayOfWeek = days.flatMap((day) => DAYS[day] ?? [])
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
}
