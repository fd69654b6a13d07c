import { describe, expect, test } from 'vitest'
import {
  articlePage,
  carrierPage,
  image,
  legalPage,
  origin,
  route,
  site,
} from '../fixtures/pages.ts'
import type { Route } from '../parts/route/map.ts'
import type { Site } from '../parts/site/map.ts'
import { pageMetadata } from './metadata.ts'
import type { Page } from './type.ts'

function metadataOf(fields: Partial<Route> = {}, settings: Partial<Site> = {}) {
  const page = { ...legalPage, route: route('/termos-uso', fields), site: { ...site, ...settings } }
  return pageMetadata(page, origin)
}

const options = (metadata: Route['metadata']) => metadataOf({ metadata })

describe('title, description, keywords and author', () => {
  test('are those of the registry', () => {
    const fields = { title: 'Termos', description: 'O acordo.', keywords: ['termos', 'uso'] }
    expect(metadataOf({ ...fields, metadata: { author: 'Ana' } })).toMatchObject({
      ...fields,
      author: 'Ana',
    })
  })

  test('default to the brand and to the author of the settings, and are else absent', () => {
    const empty = { title: '', description: '', keywords: [] }
    const { title, description, keywords, author } = metadataOf(empty, { author: 'Equipe Elos' })
    expect([title, author]).toEqual(['Elos Saúde', 'Equipe Elos'])
    expect([description, keywords, metadataOf(empty).author]).toEqual(Array(3).fill(undefined))
  })
})

describe('robots', () => {
  test.each([
    [{}, 'index, follow'],
    [{ noindex: true }, 'noindex'],
    [{ nofollow: true }, 'nofollow'],
    [{ noindex: true, nofollow: true }, 'noindex, nofollow'],
  ])('for %j are %s', (metadata, robots) => {
    expect(options(metadata).robots).toBe(robots)
  })
})

describe('the canonical address', () => {
  test.each([
    ['that of the path', {}, `${origin}/termos-uso`],
    ['the path given', { canonical: '/privacidade' }, `${origin}/privacidade`],
    ['the address given', { canonical: 'https://outro.com.br/x' }, 'https://outro.com.br/x'],
    [
      'that of the path when the one given is none',
      { canonical: 'http://[' },
      `${origin}/termos-uso`,
    ],
  ])('is %s', (_, metadata, canonical) => {
    const { alternates, openGraph } = options(metadata)
    expect(alternates.canonical).toBe(canonical)
    expect(openGraph.url).toBe(canonical)
  })

  test('ends in a slash for the home page', () => {
    const page = { ...legalPage, route: route('/') }
    expect(pageMetadata(page, origin).alternates.canonical).toBe(`${origin}/`)
  })
})

describe('other forms of a page', () => {
  test('are its Markdown twin, and of an article the feed of the blog', () => {
    expect(metadataOf().alternates.types).toEqual({ 'text/markdown': `${origin}/termos-uso.md` })
    expect(pageMetadata(articlePage, origin).alternates.types).toEqual({
      'text/markdown': `${origin}/blog/amil.md`,
      'application/rss+xml': `${origin}/blog/rss.xml`,
    })
  })

  test('are named index for the home page', () => {
    const { alternates, openGraph } = pageMetadata({ ...legalPage, route: route('/') }, origin)
    expect(alternates.types['text/markdown']).toBe(`${origin}/index.md`)
    expect(openGraph.images[0]?.url).toMatch(/^https:[^?]+\/social\/index\.png\?v=\w+$/)
  })
})

describe('social cards', () => {
  test("default to the page's title and description, a website and a large image", () => {
    const texts = { title: 'Termos', description: 'O acordo.' }
    expect(metadataOf(texts)).toMatchObject({
      openGraph: { type: 'website', ...texts, siteName: 'Elos Saúde', locale: 'pt_BR' },
      twitter: { card: 'summary_large_image', ...texts },
    })
  })

  test('have the stock description of the settings where the page has none', () => {
    const stock = { description: 'Corretora de planos de saúde.' }
    expect(metadataOf({ description: '' })).toMatchObject({ openGraph: stock, twitter: stock })
  })

  test('have the texts for networks in both, and those for one network only in its card', () => {
    const shared = { ogTitle: 'Para redes', ogDescription: 'Um resumo.', ogImage: image }
    const texts = { title: 'Para redes', description: 'Um resumo.' }
    expect(options(shared)).toMatchObject({
      openGraph: { ...texts, images: [{ alt: image.alt }] },
      twitter: texts,
    })
    const own = {
      twitterCard: 'summary',
      twitterTitle: 'Curto',
      twitterDescription: 'Bem curto.',
      twitterImage: { ...image, alt: 'Outra' },
    }
    expect(options({ ...shared, ...own })).toMatchObject({
      openGraph: { ...texts, images: [{ alt: image.alt }] },
      twitter: {
        card: 'summary',
        title: 'Curto',
        description: 'Bem curto.',
        images: [{ alt: 'Outra' }],
      },
    })
  })

  test('have the image that the site draws for the page', () => {
    const metadata = metadataOf({ title: 'Termos' })
    expect(metadata.openGraph.images).toEqual([
      {
        url: expect.stringMatching(/\/social\/termos-uso\.png\?v=\w+$/),
        width: 1200,
        height: 630,
        alt: 'Termos',
      },
    ])
    expect(metadata.twitter.images).toEqual([])
  })

  test('have another address of that image for another title, brand, telephone or price, and else the same', () => {
    const addressOf = (page: Page) => pageMetadata(page, origin).openGraph.images[0]?.url
    const { price } = carrierPage.subject
    if (!price) throw new Error('The fixture has no price')
    const priced = (fields: Partial<typeof price>): Page => ({
      ...carrierPage,
      subject: { ...carrierPage.subject, price: { ...price, ...fields } },
    })
    const { route, site } = carrierPage
    const others = [
      priced({ amountText: 'R$ 239,90' }),
      priced({ qualifierText: 'até' }),
      priced({ periodText: 'por ano' }),
      priced({ conditions: 'até 30 anos' }),
      priced({ asOf: '2026-01-01' }),
      priced({ amount: null }),
      { ...carrierPage, route: { ...route, title: 'Outro título' } },
      { ...carrierPage, site: { ...site, brandName: 'Outra' } },
      { ...carrierPage, site: { ...site, phone: '+55 11 3456-7890' } },
    ]
    const addresses = [carrierPage, ...others].map(addressOf)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addressOf(priced({}))).toBe(addressOf(carrierPage))
  })

  test('have the image of the settings, cropped to 1200 × 630 px', () => {
    const { images } = metadataOf({}, { socialImage: image }).openGraph
    expect(images).toEqual([
      {
        url: expect.stringMatching(new RegExp(`^${origin}/images/elos/production/.*w=1200&h=630`)),
        width: 1200,
        height: 630,
        alt: image.alt,
      },
    ])
  })
})

describe('published and modified times', () => {
  const timesOf = (page: Page) => {
    const { type, publishedTime, modifiedTime } = pageMetadata(page, origin).openGraph
    return { type, publishedTime, modifiedTime }
  }

  test('are those of an article that has them', () => {
    const times = { publishedTime: '2024-11-25', modifiedTime: '2025-08-27' }
    expect(timesOf(articlePage)).toEqual({ type: 'article', ...times })
    const subject = { ...articlePage.subject, publishedAt: '', reviewedAt: '' }
    expect(timesOf({ ...articlePage, subject })).toEqual({ type: 'article' })
  })

  test('are those of the registry where it has its own', () => {
    const metadata: Route['metadata'] = { publishDate: '2024-10-01', ogType: 'article' }
    const times = { type: 'article', publishedTime: '2024-10-01' }
    expect(timesOf({ ...legalPage, route: route('/', { metadata }) })).toEqual(times)
  })
})
