import { expect, test } from 'vitest'
import { homePage } from '../fixtures/home.ts'
import { articlePage, carrierPage, legalPage, origin } from '../fixtures/pages.ts'
import { pageMetadata } from '../page/metadata.ts'
import { structuredData } from '../page/structuredData.ts'
import { propertyName, typeName } from './dataNames.ts'
import { dataLines } from './lines.ts'

const PAGES = [homePage, articlePage, carrierPage, legalPage]

/** 'slogan' is Portuguese, and pictures are compared as such: their names are not shown. */
const OTHERS = ['alt', 'height', 'images', 'openGraph', 'slogan', 'twitter', 'width']

/** Every property and type in some data. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === '@type' ? [String(child)] : [key, ...namesIn(child)],
  )
}

test('every name in the data and the head of a page has a Portuguese one', () => {
  const names = new Set(
    PAGES.flatMap((page) => namesIn([structuredData(page, origin), pageMetadata(page, origin)])),
  )
  const shown = [...names].filter((name) => typeName(name) === name && propertyName(name) === name)
  expect(shown.sort()).toEqual(OTHERS)
})

test('a line says where it stands', () => {
  const price = { '@type': 'UnitPriceSpecification', price: 150, unitCode: 'MON' }
  const service = {
    '@type': 'Service',
    offers: { '@type': 'Offer', priceSpecification: price },
    provider: { '@type': 'Organization', name: 'Elos' },
    unheardOf: 1,
  }
  expect(dataLines(service)).toEqual([
    'Serviço › oferta › preço › valor: 150',
    'Serviço › oferta › preço › período: MON',
    'Serviço › quem oferece › Empresa › nome: Elos',
    'Serviço › unheardOf: 1',
  ])
})
