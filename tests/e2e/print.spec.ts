import { expectPrintedWhole } from './support/paper.ts'
import { expectGoodSheet } from './support/sheet.ts'
import { test } from './support/test.ts'

test('the home page is on paper as a whole, with its head, and nothing lies on another', async ({
  page,
}) => {
  await expectGoodSheet(page, '/')
})

test('a page that is printed as soon as it has come is whole', async ({ page }) => {
  await expectPrintedWhole(page, '/amil-saude', 6)
})
