import { expect } from '@playwright/test'
import { expectArranged } from '../support/arrangement.ts'
import { expectWithinBudgets } from '../support/budgets.ts'
import { test } from '../support/content.ts'
import { freePages } from '../support/freePages.ts'
import { htmlFaults } from '../support/htmlRules.ts'
import { expectWholeWithLargeText } from '../support/largeText.ts'
import { expectPrintedWhole } from '../support/paper.ts'
import { expectGoodSheet } from '../support/sheet.ts'
import { expectGood } from '../support/template.ts'
import { expectNoFaults } from '../support/ways.ts'

/** The greatest number of sheets of A4 that a page of so many sections takes. */
const MOST_SHEETS = 8

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const document of freePages) {
  const { path } = document.route

  test.describe(`the free page ${path}`, () => {
    test.beforeEach(({ publishBefore }) => publishBefore([document]))

    test('has valid markup, and axe and Equal Access find nothing wrong, however it is looked at', async ({
      page,
      request,
    }) => {
      expect.soft(await htmlFaults(await (await request.get(path)).text())).toEqual([])
      await page.goto(path)
      await expectNoFaults(page)
    })

    test('is arranged well at any width, and whole with text of twice its size', async ({
      page,
    }) => {
      await page.goto(path)
      await expectArranged(page)
      await expectWholeWithLargeText(page)
    })

    test('is on paper as a whole', async ({ page }) => {
      await expectPrintedWhole(page, path, MOST_SHEETS)
      await expectGoodSheet(page, path)
    })

    for (const width of [360, 1440]) {
      test(`can be read, stands still, and shows the focus at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await expectGood(page, path)
      })
    }

    test.describe('for a new visitor', () => {
      test.use({ isNew: true })

      test('stays within the budgets of every page', async ({ page }) => {
        await expectWithinBudgets(page, path)
      })
    })
  })
}
