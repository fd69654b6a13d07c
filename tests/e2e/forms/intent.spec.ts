import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { quoteDialog } from '../support/forms.ts'

/** What a page may fetch of ours before the visitor shows any intent, gzip -9. */
const BEFORE = 5 * 1024

/** The bytes of each script fetched from now on, by name. */
function scriptsOf(page: Page): Map<string, Promise<number>> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    const bytes = answer.body().then((body) => gzipSync(body, { level: 9 }).length)
    scripts.set(new URL(answer.url()).pathname, bytes)
  })
  return scripts
}

for (const path of ['/', '/parceiros-elos', '/bradesco-saude']) {
  test(`nothing heavy is fetched for ${path} before the visitor means it`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = await Promise.all(scripts.values())
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
    console.log(`${path}: ${total} bytes of script before intent, ${sizes.length} files`)
    expect(total).toBeLessThanOrEqual(BEFORE)
  })
}

test('how soon the first field can be seen after the click, four times slower', async ({
  page,
  context,
}) => {
  await page.goto('/bradesco-saude', { waitUntil: 'networkidle' })
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' })
  // A mouse points before it clicks: the modal is made by then.
  await trigger.hover()
  await expect(page.locator('dialog.cotacao')).toBeAttached()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => {
          // The frame after the next has painted what the click did.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        })
      }),
  )
  await trigger.click()
  console.log(`first field seen ${Math.round(await seen)} ms after the click, CPU 4 times slower`)
  await expect(quoteDialog(page).getByLabel('Nome')).toBeFocused()
})
