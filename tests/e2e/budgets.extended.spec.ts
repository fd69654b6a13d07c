import { expectWithinBudgets, HEAVIEST } from './support/budgets.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

for (const entry of registry.filter(({ path }) => !HEAVIEST.includes(path))) {
  test(`${entry.path} stays within its budgets, and logs no error or warning`, async ({ page }) => {
    await expectWithinBudgets(page, entry)
  })
}
