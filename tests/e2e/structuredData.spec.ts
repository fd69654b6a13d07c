import { expect } from '@playwright/test'
import { documentAt, type ServedDocument } from './support/document.ts'
import { type Entry, registry } from './support/registry.ts'
import { missing } from './support/richResults.ts'
import { test } from './support/test.ts'
import { isThing, statements, type Thing } from './support/things.ts'

/** The types of the things that pages of a kind describe, where it is more than their breadcrumb. */
const TYPES: Partial<Record<Entry['kind'], string[]>> = {
  homePage: ['InsuranceAgency', 'Service', 'FAQPage'],
  partnerPage: ['FAQPage', 'BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  carrier: ['Service', 'BreadcrumbList'],
  plan: ['Service', 'BreadcrumbList'],
  product: ['Service', 'BreadcrumbList'],
}

const plain = (text: string) => text.replaceAll(/\s+/g, '').toLocaleLowerCase('pt-BR')

/** Machines read a phone with the country's code; people see it as they dial it in Brazil. */
const asShown = (statement: string) => statement.replace(/^\+55 (\d\d) /, '($1) ')

const thingsOn = (page: ServedDocument): Thing[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent))
    .filter(isThing)

/** The last days on which the offers of some things are valid, as ISO days. */
const lastDays = (things: Thing[]) =>
  [...JSON.stringify(things).matchAll(/"validThrough":"([\d-]+)/g)].map(([, day = '']) => day)

for (const { path, kind } of registry) {
  test(`${path} has complete structured data, which the page shows too, and no offer that has expired`, async () => {
    const page = await documentAt(path)
    const things = thingsOn(page)
    expect(things.map((thing) => thing['@type'])).toEqual(TYPES[kind] ?? ['BreadcrumbList'])
    expect(await missing(things)).toEqual([])
    const today = new Date().toISOString().slice(0, 10)
    expect(lastDays(things).filter((day) => day < today)).toEqual([])
    for (const each of page.body.querySelectorAll('script, style')) each.remove()
    const text = plain(page.body.textContent)
    const unseen = things
      .flatMap(statements)
      .filter((statement) => !text.includes(plain(asShown(statement))))
    expect(unseen).toEqual([])
  })
}
