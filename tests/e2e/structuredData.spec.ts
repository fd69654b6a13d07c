import { expect, type Page, test } from '@playwright/test'
import { type Entry, registry } from './support/registry.ts'
import { missing } from './support/richResults.ts'
import { isThing, statements, type Thing } from './support/things.ts'

/** What each kind of page describes, beside its breadcrumb. */
const TYPES: Record<Entry['kind'], string[]> = {
  homePage: ['InsuranceAgency', 'Service', 'FAQPage'],
  partnerPage: ['FAQPage', 'BreadcrumbList'],
  blogPage: ['BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  carrier: ['Service', 'BreadcrumbList'],
  plan: ['Service', 'BreadcrumbList'],
  product: ['Service', 'BreadcrumbList'],
  legalPage: ['BreadcrumbList'],
}

const plain = (text: string) => text.replaceAll(/\s+/g, '').toLocaleLowerCase('pt-BR')

async function thingsOn(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((script) => JSON.parse(script)).filter(isThing)
}

test.use({ javaScriptEnabled: false })

for (const { path, kind } of registry) {
  test(`${path} describes itself completely, and states nothing that is not on the page`, async ({
    page,
  }) => {
    await page.goto(path)
    const things = await thingsOn(page)
    expect(things.map((thing) => thing['@type'])).toEqual(TYPES[kind])
    expect(await missing(things)).toEqual([])
    const text = plain(
      await page.evaluate(() => {
        const copy = document.body.cloneNode(true)
        if (copy instanceof Element)
          for (const each of copy.querySelectorAll('script, style')) each.remove()
        return copy.textContent ?? ''
      }),
    )
    const unseen = things
      .flatMap(statements)
      .filter((statement) => !text.includes(plain(statement)))
    expect(unseen).toEqual([])
  })
}

test('offers are stated only while they are valid', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10)
  for (const { path } of registry) {
    await page.goto(path)
    const last = JSON.stringify(await thingsOn(page)).matchAll(/"validThrough":"([\d-]+)/g)
    for (const [, day = ''] of last) expect(day >= today, `${path}: ${day}`).toBe(true)
  }
})
