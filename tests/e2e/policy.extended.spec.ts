import { test } from './support/test.ts'

test.fail('a test fails when a page does what its policy forbids', async ({ page }) => {
  await page.goto('/acessibilidade')
  await page.evaluate(
    "document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))",
  )
})

test.fail('a test fails when a script writes HTML from a text', async ({ page }) => {
  await page.goto('/acessibilidade')
  await page.evaluate("try { document.body.innerHTML = '<p>' } catch {}")
})
