import { expectNoDeadPoint } from './support/cards.ts'
import { keptPaths } from './support/pages.ts'
import { test } from './support/reader.ts'

for (const path of keptPaths.filter((path) => path !== '/')) {
  test(`no point of a card or link leads nowhere on ${path}`, async ({ page }) => {
    await expectNoDeadPoint(page, path)
  })
}
