import { answered, templates } from './support/pages.ts'
import { expectPrintedWhole } from './support/paper.ts'
import { type Entry, registry } from './support/registry.ts'
import { openSettled } from './support/settled.ts'
import { expectGoodSheet, lookAtSheet } from './support/sheet.ts'
import { test } from './support/test.ts'

/** The greatest number of sheets of A4 that a page of a kind takes, with margins of a centimetre. */
const MOST_SHEETS: Record<Entry['kind'], number> = {
  article: 7,
  articleCategory: 3,
  author: 3,
  blogPage: 3,
  carrier: 6,
  comparisonPage: 1,
  freePage: 6,
  homePage: 8,
  legalPage: 4,
  partnerPage: 10,
  plan: 6,
  portabilityPage: 6,
  product: 5,
}

interface Printed {
  path: string
  /** The greatest number of sheets. */
  most: number
  /** The path that the sheet names, where it is not the page's own: that of the page on which one asks. */
  named?: string
}

/** The pages that are printed as soon as they have come. `comparison.spec.ts` prints those that compare carriers. */
const PRINTED: Printed[] = [
  ...registry.map(({ path, kind }) => ({ path, most: MOST_SHEETS[kind] })),
  { path: answered.portabilityAnswer, most: 2, named: '/portabilidade' },
  { path: answered.dates, most: 2, named: '/plano-empresarial' },
  { path: answered.bands, most: 2, named: '/plano-senior' },
  { path: answered.quoteForm, most: 2 },
  { path: answered.quoteQuestion, most: 2 },
  { path: answered.search, most: 3 },
  { path: answered.partnerQuestions, most: 3 },
]

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

for (const { path, most, named } of PRINTED) {
  test(`${path} is whole on few sheets when it is printed as soon as it has come`, async ({
    page,
  }) => {
    await expectPrintedWhole(page, path, most, named)
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
