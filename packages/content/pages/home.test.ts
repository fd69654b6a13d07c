import { describe, expect, test } from 'vitest'
import { reference, withRoute } from '../fixtures/documents.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { authorizationOf, exampleAuthorizationOf } from '../parts/testimonial/authorization.ts'
import { loadKind } from '../testing/load.ts'

const carrier = (key: string, fields: object) => ({
  _id: `carrier-${key}`,
  _type: 'carrier',
  ...fields,
})
const testimonial = (id: string, fields: object) => ({
  _id: id,
  _type: 'testimonial',
  content: 'Gostei.',
  authorizedWords: authorizationOf('Gostei.'),
  ...fields,
})

const documents: StoredDocument[] = [
  carrier('amil', { name: 'Amil', order: 3, inQuoteForm: true, slug: { current: 'amil-saude' } }),
  carrier('bradesco', {
    name: 'Bradesco',
    order: 1,
    inQuoteForm: true,
    slug: { current: 'bradesco-saude' },
  }),
  withRoute(carrier('alice', { name: 'Alice', order: 2 }), { path: '/alice-saude' }),
  testimonial('t1', { rating: 5, inStructuredData: true }),
  testimonial('t2', { rating: 4, inStructuredData: true }),
  testimonial('t3', { rating: 4, inStructuredData: true }),
  testimonial('t4', { rating: 1, inStructuredData: false }),
  testimonial('unrated', { inStructuredData: true }),
  { _id: 'plan-senior', _type: 'plan', name: 'Sênior', audience: 'senior', coverage: 'saude' },
  withRoute(
    {
      _id: 'homePage',
      _type: 'homePage',
      services: {
        cards: [{ plan: reference('plan-senior'), main: true }, { plan: reference('gone') }],
      },
      carriers: { items: [reference('carrier-alice'), reference('carrier-gone')] },
      testimonials: { items: ['t1', 't2', 't3', 't4', 'unrated'].map(reference) },
    },
    { path: '/' },
  ),
]

const loadHome = async () => (await loadKind('home', '/', documents)).subject

describe('the home page', () => {
  test('offers the carriers with a quote option in the quote form, in order', async () => {
    expect((await loadHome()).contact.carriers).toEqual([
      { value: 'bradesco', label: 'Bradesco' },
      { value: 'amil', label: 'Amil' },
    ])
  })

  test('lists the carriers and plans that exist, with the path of their page', async () => {
    const { carriers, services } = await loadHome()
    expect(carriers.items.map(({ name, href }) => [name, href])).toEqual([
      ['Alice', '/alice-saude'],
    ])
    expect(services.cards).toMatchObject([
      { plan: { name: 'Sênior', audience: 'senior' }, main: true },
    ])
  })

  test('computes the rating from the testimonials in structured data', async () => {
    expect((await loadHome()).testimonials.rating).toEqual({ value: 4.3, count: 3 })
  })

  test.each([
    ['no consent is recorded', undefined],
    ['the consent is to other words', authorizationOf('Gostei muito.')],
    ['the consent is to no words', authorizationOf('')],
    ['the consent is an example, on a public site', exampleAuthorizationOf('Gostei.')],
  ])('shows and counts no testimonial of which %s', async (_, authorizedWords) => {
    const changed = documents.map((each) =>
      each._type === 'testimonial' && each._id !== 't2' ? { ...each, authorizedWords } : each,
    )
    const { items, rating } = (await loadKind('home', '/', changed)).subject.testimonials
    expect(items.map(({ id }) => id)).toEqual(['t2'])
    expect(rating).toEqual({ value: 4, count: 1 })
  })

  test('shows a testimonial whose spaces differ from the words allowed', async () => {
    const changed = documents.map((each) =>
      each._id === 't1' ? { ...each, content: ' Gostei.\n' } : each,
    )
    const { items } = (await loadKind('home', '/', changed)).subject.testimonials
    expect(items).toHaveLength(5)
  })

  test('has no rating without testimonials in structured data', async () => {
    const none = documents.filter(({ _type }) => _type !== 'testimonial')
    expect((await loadKind('home', '/', none)).subject.testimonials.rating).toBeUndefined()
  })
})
