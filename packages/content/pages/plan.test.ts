import { expect, test } from 'vitest'
import { paragraph, reference, siteSettings, withRoute } from '../fixtures/documents.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { loadKind } from '../testing/load.ts'

const price = {
  _id: 'claim-preco',
  _type: 'claim',
  kind: 'price',
  measure: 'preco-mensal',
  amount: 150,
  period: 'month',
  source: 'Tabela',
  asOf: '2025-06-01',
}
const carrier = (key: string, order: number): StoredDocument => ({
  _id: `carrier-${key}`,
  _type: 'carrier',
  name: key,
  order,
  inQuoteForm: order > 0,
  slug: { current: `${key}-saude` },
  price: reference('claim-preco'),
})
const picture = (name: string) => ({ asset: reference(`image-${name}-570x456-svg`) })
const file = (name: string) => ({
  _id: `image-${name}-570x456-svg`,
  _type: 'sanity.imageAsset',
  url: `https://cdn.sanity.io/images/elos/production/${name}-570x456.svg`,
  metadata: { dimensions: { width: 570, height: 456 } },
})
const wait = { what: 'Urgência', claim: reference('claim-prazo') }

async function planOf(fields: Record<string, unknown>) {
  const plan = withRoute(
    {
      _id: 'plan-x',
      _type: 'plan',
      name: 'Plano',
      quoteLabel: 'Plano',
      audience: 'familiar',
      coverage: 'saude',
      offers: ['b', 'a', 'c'].map((key) => ({ name: key, carrier: reference(`carrier-${key}`) })),
      hero: { image: picture('cena') },
      benefits: { title: 'Bens', items: [{ title: 'Um', text: [paragraph('Dois.')] }] },
      waits: { title: 'Prazos', items: [wait] },
      ...fields,
    },
    { path: '/plano' },
  )
  const documents = [
    ...[siteSettings, price, carrier('a', 1), carrier('b', 2), carrier('c', 0), plan],
    ...[file('cena'), file('outra')],
    { ...price, _id: 'claim-prazo', kind: 'duration', unit: { singular: 'hora', plural: 'horas' } },
  ]
  return loadKind('plan', '/plano', documents)
}

test.each([
  ['saude', 150],
  ['odonto', undefined],
])(
  'a plan of "%s" has the price of the health plans of its carriers, or none',
  async (coverage, amount) => {
    const { subject } = await planOf({ coverage })
    const items = subject.sections.flatMap((section) =>
      section.kind === 'sellers' ? section.content.items : [],
    )
    expect(items.map((item) => item.price?.amount)).toEqual([amount, amount, amount])
  },
)

test('the form of a plan offers the carriers that sell it, in the order of the site, and does not ask for whom it is', async () => {
  const { subject } = await planOf({})
  expect(subject.quoteForm).toMatchObject({
    carriers: [{ value: 'a' }, { value: 'b' }],
    subject: { carriers: ['a', 'b'], planType: 'familiar', planTypes: ['familiar'] },
  })
})

test.each([
  ['without a picture of their own', undefined, [['beneficios', 'cena']]],
  [
    'with one',
    picture('outra'),
    [
      ['prazos', 'cena'],
      ['beneficios', 'outra'],
    ],
  ],
])(
  'who is in the second ring of the scene stands on the page once: benefits %s',
  async (_, image, expected) => {
    const benefits = { title: 'Bens', image, items: [{ title: 'Um', text: [paragraph('Dois.')] }] }
    const { subject } = await planOf({ benefits })
    const seconds = subject.sections.flatMap(({ id, face }) =>
      face?.ring === 'second'
        ? [[id, JSON.stringify(face.image).includes('outra') ? 'outra' : 'cena']]
        : [],
    )
    expect(seconds).toEqual(expected)
  },
)
