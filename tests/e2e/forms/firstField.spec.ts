import { expect, test } from '@playwright/test'
import { quoteDialog } from '../support/forms.ts'

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
