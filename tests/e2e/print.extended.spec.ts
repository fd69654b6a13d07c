import { templates } from './support/pages.ts'
import { expectPrintedWhole } from './support/paper.ts'
import { type Entry, registry } from './support/registry.ts'
import { openSettled } from './support/settled.ts'
import { expectGoodSheet, lookAtSheet } from './support/sheet.ts'
import { test } from './support/test.ts'

/** The greatest number of sheets of A4 that a page of a kind takes, with margins of a centimetre. */
const MOST_SHEETS: Record<Entry['kind'], number> = {
  article: 7,
  blogPage: 3,
  carrier: 6,
  freePage: 6,
  homePage: 8,
  legalPage: 4,
  partnerPage: 10,
  plan: 6,
  product: 5,
}

/** The columns of a table that is wider than any sheet. */
const MANY = 8

for (const [template, path] of Object.entries(templates).filter(([, each]) => each !== '/')) {
  test(`a page of the template ${template} is on paper as a whole`, async ({ page }) => {
    await expectGoodSheet(page, path)
  })
}

test.describe('from a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the home page is on paper as a whole', async ({ page }) => {
    await expectGoodSheet(page, '/')
  })
})

for (const { path, kind } of registry) {
  test(`${path} is whole on few sheets when it is printed as soon as it has come`, async ({
    page,
  }) => {
    await expectPrintedWhole(page, path, MOST_SHEETS[kind])
  })
}

test('every column of a wide table is on paper', async ({ page }) => {
  await openSettled(page, '/blog/regras-portabilidade-plano-saude-2025')
  const table = page.getByRole('region', { name: 'Tabela' }).or(page.locator('.table')).first()
  await table.evaluate((element, columns) => {
    for (const row of element.querySelectorAll('tr')) {
      const { lastElementChild: last } = row
      while (last && row.children.length < columns) row.append(last.cloneNode(true))
    }
  }, MANY)
  await lookAtSheet(page)
})
