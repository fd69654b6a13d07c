import { templates } from './support/pages.ts'
import { openSettled } from './support/settled.ts'
import { expectGoodSheet, lookAtSheet } from './support/sheet.ts'
import { test } from './support/test.ts'

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

test('a page that was open for days is dated with the day on which it is printed', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-01T12:00:00-03:00' })
  await page.goto('/amil-saude')
  await page.clock.runFor(5000)
  await page.clock.setSystemTime('2026-03-04T12:00:00-03:00')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('banner').getByText('impresso em 4 de março de 2026').waitFor()
})
