import { expect } from '@playwright/test'
import { expectArranged } from './support/arrangement.ts'
import { expectNoDeadPoint } from './support/cards.ts'
import { htmlFaults } from './support/htmlRules.ts'
import { allPaths } from './support/pages.ts'
import { test } from './support/reader.ts'

for (const path of allPaths) {
  test(`the markup of ${path} is valid; at any width it does not scroll sideways, its rows of buttons and prices are whole, no text lies under the floating buttons, and each point of a card or link leads on`, async ({
    page,
    request,
  }) => {
    expect.soft(await htmlFaults(await (await request.get(path)).text())).toEqual([])
    await page.goto(path)
    await expectArranged(page)
    await expectNoDeadPoint(page)
  })
}
