import { expect } from '@playwright/test'
import { faultsOf } from '../structuredDataFaults.ts'
import { documentAt, type ServedDocument } from './support/document.ts'
import { type Entry, registry } from './support/registry.ts'
import { test } from './support/test.ts'

/** An item of a page's structured data. */
type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** Properties whose text a visitor must be able to read on the page as well. */
const WORDS = [
  'headline',
  'reviewBody',
  'text',
  'telephone',
  'email',
  'taxID',
  'legalName',
  'slogan',
]
const NAMED = ['Person', 'Question', 'ListItem', 'InsuranceAgency', 'Brand']
const PRICES = ['price', 'minPrice', 'maxPrice']

/** Every statement of an item and of the items in it, as a visitor would read it. */
function statements(value: unknown): string[] {
  if (!isThing(value)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (WORDS.includes(key) || (key === 'name' && NAMED.includes(String(value['@type']))))
      return typeof child === 'string' ? [child] : statements(child)
    if (PRICES.includes(key)) return [`R$ ${Number(child).toLocaleString('pt-BR')}`]
    return statements(child)
  })
}

/** The types of the things that pages of a kind describe, where it is more than their breadcrumb. */
const TYPES: Partial<Record<Entry['kind'], string[]>> = {
  homePage: ['InsuranceAgency', 'Service', 'FAQPage'],
  partnerPage: ['FAQPage', 'BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  carrier: ['Service', 'FAQPage', 'BreadcrumbList'],
  plan: ['Service', 'FAQPage', 'BreadcrumbList'],
  product: ['Service', 'FAQPage', 'BreadcrumbList'],
}

const plain = (text: string) => text.replaceAll(/\s+/g, '').toLocaleLowerCase('pt-BR')

/** Machines read a phone with the country's code; people see it as they dial it in Brazil. */
const asShown = (statement: string) => statement.replace(/^\+55 (\d\d) /, '($1) ')

const thingsOn = (page: ServedDocument): Thing[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent))
    .filter(isThing)

for (const { path, kind, title } of registry) {
  test(`${path} has its title, and complete structured data, which the page shows too`, async () => {
    const page = await documentAt(path)
    expect(page.title).toBe(title)
    const things = thingsOn(page)
    expect(things.map((thing) => thing['@type'])).toEqual(TYPES[kind] ?? ['BreadcrumbList'])
    expect(await faultsOf(things)).toEqual([])
    for (const each of page.body.querySelectorAll('script, style')) each.remove()
    const text = plain(page.body.textContent)
    const unseen = things
      .flatMap(statements)
      // Below an answer stand the notes of its figures, which the page has at its end, with those of other figures.
      .flatMap((statement) => statement.split(/\n|; |\. (?=Fonte: )/))
      .filter((statement) => !text.includes(plain(asShown(statement))))
    expect(unseen).toEqual([])
  })
}
