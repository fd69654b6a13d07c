import { describe, expect, test } from 'vitest'
import { withRoute } from '../fixtures/documents.ts'
import { answerResult, factsResult } from '../fixtures/fact.ts'
import { articlePage, carrierPage, claim, now, origin, route, site } from '../fixtures/pages.ts'
import { type AnswerResult, type FactsResult, isNational, mapFacts } from '../parts/fact/map.ts'
import { serializeJsonLd } from '../parts/schemaOrg/jsonLd.ts'
import { type ContentOf, type Section, sectionOf } from '../sections/kinds.ts'
import { loadKind } from '../testing/load.ts'
import { structuredData } from './structuredData.ts'
import type { Page, PageOf } from './type.ts'

const empty = await loadKind('home', '/', [
  withRoute({ _id: 'homePage', _type: 'homePage' }, { path: '/' }),
])

const testimonial = (id: string, inStructuredData: boolean) => ({
  id,
  author: `Cliente ${id}`,
  role: 'Família',
  content: 'Explicaram tudo com calma.',
  rating: 5,
  initials: 'C',
  inStructuredData,
})

const seller = (name: string, href: string, validUntil: string) => ({
  name,
  carrierName: name,
  href,
  description: '',
  features: [],
  price: claim({ amount: 150, validUntil }),
})

const heading = { title: '' }

const homeSections = (shown: ContentOf<'testimonials'>['items']): Section[] => [
  ...sectionOf(
    'sellers',
    {
      heading,
      items: [
        seller('Amil', '/amil-saude', '2025-12-31'),
        seller('Alice', '/alice-saude', '2025-01-01'),
      ],
    },
    { id: 'operadoras' },
  ),
  ...sectionOf(
    'testimonials',
    { heading, items: shown, rating: { value: 5, count: 1 } },
    { id: 'depoimentos' },
  ),
]

const testimonials = [testimonial('1', true), testimonial('2', false)]

const homePage: PageOf<'home'> = {
  ...empty,
  route: route('/', { category: 'home' }),
  site,
  subject: {
    ...empty.subject,
    sections: homeSections(testimonials),
  },
}

/** The structured data of a page, by type. */
function stated(page: Page): Record<string, Record<string, unknown>> {
  const things = structuredData(page, origin).map((thing) => JSON.parse(serializeJsonLd(thing)))
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

describe('the home page', () => {
  test('states the opening hours that are flagged and complete', () => {
    expect(stated(homePage).InsuranceAgency).toMatchObject({
      '@id': `${origin}/#organizacao`,
      url: `${origin}/`,
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
      sameAs: ['https://instagram.com/exemplo'],
    })
  })

  test('states the days to come that have other hours, and that it is closed on some', () => {
    const morning = { opens: '08:00', closes: '12:00' }
    const coming = [
      { date: '2025-12-24', name: 'Véspera de Natal', openings: [morning] },
      { date: '2025-12-25', openings: [] },
    ]
    const subject = { ...homePage.subject, specialDays: { announced: [], coming } }
    const specification = (day: string) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
    })
    expect(
      stated({ ...homePage, subject }).InsuranceAgency?.specialOpeningHoursSpecification,
    ).toEqual([
      { ...specification('2025-12-24'), ...morning },
      { ...specification('2025-12-25'), opens: '00:00', closes: '00:00' },
    ])
    expect(stated(homePage).InsuranceAgency).not.toHaveProperty('specialOpeningHoursSpecification')
  })

  test('states the flagged reviews, each with its day if that is known, and their mean rating', () => {
    const items = testimonials.map((item) => ({ ...item, datePublished: '2026-01-10' }))
    const subject = { ...homePage.subject, sections: homeSections(items) }
    const review = {
      '@type': 'Review',
      author: { name: 'Cliente 1' },
      reviewRating: { ratingValue: 5 },
    }
    expect(stated({ ...homePage, subject }).InsuranceAgency).toMatchObject({
      aggregateRating: { ratingValue: 5, reviewCount: 1, bestRating: 5 },
      review: [{ ...review, datePublished: '2026-01-10' }],
    })
  })

  test('offers the carriers whose price is current and has a last day', () => {
    expect(stated(homePage).Service?.offers).toEqual([
      {
        '@type': 'Offer',
        url: `${origin}/amil-saude`,
        description: 'Válido até 31/12/2025.',
        validThrough: '2025-12-31',
        priceValidUntil: '2025-12-31',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'BRL',
          price: 150,
          minPrice: 150,
          unitCode: 'MON',
        },
        itemOffered: { '@type': 'Service', name: 'Amil' },
      },
    ])
  })

  test('dates each offer by the validity of the service, outside of which there is none', () => {
    const offersWith = (dates: { validFrom?: string; validUntil: string }) => {
      const offer = claim({ kind: 'text', text: 'oferta', ...dates })
      return stated({ ...homePage, subject: { ...homePage.subject, offer } }).Service?.offers
    }
    expect(offersWith({ validFrom: '2024-01-01', validUntil: '2025-12-31' })).toMatchObject([
      { validFrom: '2024-01-01', validThrough: '2025-12-31', priceValidUntil: '2025-12-31' },
    ])
    expect(offersWith({ validUntil: '2025-06-14' })).toBeUndefined()
  })
})

test('a plan, whose carriers do not all serve the whole country, names no area', async () => {
  const plan = withRoute({ _id: 'plan-a', _type: 'plan', name: 'Sênior' }, { path: '/plano' })
  const { Service } = stated(await loadKind('plan', '/plano', [plan]))
  expect(Service?.name).toBe('Sênior')
  expect(Service).not.toHaveProperty('areaServed')
})

describe('a carrier page', () => {
  test.each<[string, Partial<AnswerResult>, Partial<FactsResult>, string | undefined]>([
    ['says so and can prove it', {}, {}, 'Brasil'],
    ['says of which line', { state: 'depende' }, {}, undefined],
    ['said so longer ago than it holds', { asOf: '2024-12-01' }, {}, undefined],
    ['says so in no document', {}, { source: null }, undefined],
  ])('serves the whole country only where the carrier %s', (_, answer, round, name) => {
    const facts = mapFacts(factsResult({ regiao: answerResult(answer) }, round), now)
    const subject = { ...carrierPage.subject, isNational: isNational(facts) }
    const page = { ...carrierPage, subject }
    expect(stated(page).Service?.areaServed).toEqual(name && { '@type': 'Country', name })
  })

  test('is a service for those to whom the carrier sells, or for nobody in particular', () => {
    const audienceOf = (soldTo: string[]) =>
      stated({ ...carrierPage, subject: { ...carrierPage.subject, soldTo } }).Service?.audience
    expect(audienceOf(['MEI', 'Empresa'])).toEqual([
      { '@type': 'Audience', audienceType: 'MEI' },
      { '@type': 'Audience', audienceType: 'Empresa' },
    ])
    expect(audienceOf([])).toBeUndefined()
  })

  test('is a service with its price and conditions', () => {
    expect(stated(carrierPage).Service).toMatchObject({
      name: 'Planos de saúde Amil',
      url: `${origin}/amil-saude`,
      provider: { '@id': `${origin}/#organizacao` },
      offers: {
        description: 'Linha Easy, até 23 anos. Válido até 31/12/2025.',
        validThrough: '2025-12-31',
        priceValidUntil: '2025-12-31',
      },
    })
  })

  test.each([
    ['without a last day, which a machine would quote for ever', {}],
    ['that has expired', { validUntil: '2025-06-14' }],
  ])('has no offer of a price %s', (_, dates) => {
    const price = claim({ amount: 150, ...dates })
    const page = { ...carrierPage, subject: { ...carrierPage.subject, price } }
    expect(JSON.stringify(stated(page))).not.toContain('150')
  })

  test('lists its breadcrumb, with itself last', () => {
    expect(stated(carrierPage).BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Início', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Operadoras', item: `${origin}/#operadoras` },
      { '@type': 'ListItem', position: 3, name: 'Amil', item: `${origin}/amil-saude` },
    ])
  })
})

describe('an article', () => {
  test('states its dates, length, picture and publisher', () => {
    expect(stated(articlePage).Article).toMatchObject({
      headline: 'Amil: onde contratar',
      datePublished: '2024-11-25',
      dateModified: '2025-08-27',
      timeRequired: 'PT8M',
      about: { '@type': 'Organization', name: 'Amil' },
      publisher: { '@id': `${origin}/#organizacao`, name: 'Elos Saúde' },
      image: expect.stringContaining(`${origin}/images/elos/production/abc123-2000x1000.jpg`),
    })
  })

  test('without a cover has its social picture as image', () => {
    const { cover, ...subject } = articlePage.subject
    expect(cover).toBeDefined()
    const { path } = articlePage.route
    expect(stated({ ...articlePage, subject }).Article).toMatchObject({
      image: `${origin}/social${path}.png`,
    })
  })
})
