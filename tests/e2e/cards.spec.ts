import { expectNoDeadPoint } from './support/cards.ts'
import { test } from './support/reader.ts'

test('no point of a card or link of the home page leads nowhere', async ({ page }) => {
  await page.goto('/')
  await expectNoDeadPoint(page)
})
