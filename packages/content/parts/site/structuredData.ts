import type { InsuranceAgency, OpeningHoursSpecification } from 'schema-dts'
import { pageUrl } from '../address/url.ts'
import { imageUrl } from '../image/url.ts'
import type { SpecialDay } from '../specialDays/type.ts'
import type { Site } from './map.ts'
import type { OpeningHours } from './type.ts'

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

/**
 * The company as organisation and local business: InsuranceAgency is both (schema.org).
 *
 * @param specialDays the days to come that have other hours than their weekday
 */
export function companyThing(site: Site, specialDays: readonly SpecialDay[], origin: string) {
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
    specialOpeningHoursSpecification: specialDays.flatMap(specialHours),
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

/** Search engines read a day that opens and closes at midnight as one on which the company is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/**
 * Returns the hours of a special day, one entry for each of its openings.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function specialHours({ date, openings }: SpecialDay): OpeningHoursSpecification[] {
  const times = openings.length > 0 ? openings : [CLOSED]
  return times.map((time) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...time,
  }))
}
