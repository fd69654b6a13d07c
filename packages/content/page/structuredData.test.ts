import { describe, expect, it } from 'vitest'
import { homePage } from '../fixtures/home.ts'
import { articlePage, carrierPage, claim, legalPage, origin } from '../fixtures/pages.ts'
import { serializeJsonLd } from './jsonLd.ts'
import { structuredData } from './structuredData.ts'
import type { Page } from './type.ts'

/** What is written in the page, by type. */
function stated(page: Page): Record<string, Record<string, unknown>> {
  const things = structuredData(page, origin).map((thing) => JSON.parse(serializeJsonLd(thing)))
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

describe('the home page', () => {
  it('describes the company, its service and its answers', () => {
    expect(Object.keys(stated(homePage))).toEqual(['InsuranceAgency', 'Service', 'FAQPage'])
  })

  it('states the opening hours that are flagged and complete', () => {
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

  it('states nothing that the settings leave empty', () => {
    const company = stated(homePage).InsuranceAgency
    expect(company).not.toHaveProperty('taxID')
    expect(company).not.toHaveProperty('email')
    expect(company?.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'BR' })
  })

  it('states the reviews that are flagged, and what they come to', () => {
    expect(stated(homePage).InsuranceAgency).toMatchObject({
      aggregateRating: { ratingValue: 5, reviewCount: 1, bestRating: 5 },
      review: [
        { '@type': 'Review', author: { name: 'Cliente 1' }, reviewRating: { ratingValue: 5 } },
      ],
    })
  })

  it('offers the carriers whose price is current', () => {
    expect(stated(homePage).Service?.offers).toEqual([
      {
        '@type': 'Offer',
        url: `${origin}/amil-saude`,
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

  it('offers nothing outside the validity of the service', () => {
    const offer = claim({ kind: 'text', text: 'oferta', validUntil: '2025-06-14' })
    const { subject } = homePage
    const page = { ...homePage, subject: { ...subject, services: { ...subject.services, offer } } }
    expect(stated(page).Service).not.toHaveProperty('offers')
  })

  it('dates each offer by the validity of the service', () => {
    const offer = claim({
      kind: 'text',
      text: 'oferta',
      validFrom: '2024-01-01',
      validUntil: '2025-12-31',
    })
    const { subject } = homePage
    const page = { ...homePage, subject: { ...subject, services: { ...subject.services, offer } } }
    expect(stated(page).Service).toMatchObject({
      offers: [{ validFrom: '2024-01-01', validThrough: '2025-12-31' }],
    })
  })

  it('answers its questions in plain words', () => {
    expect(stated(homePage).FAQPage?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Quanto custa?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nada para você.' },
      },
    ])
  })
})

describe('a carrier page', () => {
  it('is a service with its price and conditions', () => {
    expect(stated(carrierPage).Service).toMatchObject({
      name: 'Planos de saúde Amil',
      url: `${origin}/amil-saude`,
      provider: { '@id': `${origin}/#organizacao` },
      offers: { description: 'linha Easy, até 23 anos', validThrough: '2025-12-31' },
    })
  })

  it('offers nothing once the price has expired', () => {
    const price = claim({ amount: 150, validUntil: '2025-06-14' })
    const page = { ...carrierPage, subject: { ...carrierPage.subject, price } }
    expect(stated(page).Service).not.toHaveProperty('offers')
    expect(JSON.stringify(stated(page))).not.toContain('150')
  })

  it('lists the trail, itself last', () => {
    expect(stated(carrierPage).BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Início', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Operadoras', item: `${origin}/#operadoras` },
      { '@type': 'ListItem', position: 3, name: 'Amil', item: `${origin}/amil-saude` },
    ])
  })
})

describe('an article', () => {
  it('states its dates, length, picture and publisher', () => {
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

  it('without a cover is shown by the picture that networks show of it', () => {
    const { cover, ...subject } = articlePage.subject
    expect(cover).toBeDefined()
    const { path } = articlePage.route
    expect(stated({ ...articlePage, subject }).Article).toMatchObject({
      image: `${origin}/social${path}.png`,
    })
  })
})

describe('a page without a trail and of no described type', () => {
  it('states nothing', () => {
    expect(structuredData(legalPage, origin)).toEqual([])
  })
})
