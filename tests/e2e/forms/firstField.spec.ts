import { expect } from '@playwright/test'
import { quoteDialog } from '../support/forms.ts'
import { openSettled } from '../support/settled.ts'
import { test } from '../support/test.ts'

/** The shortest duration of an event that browsers report, in ms (Event Timing). */
const SHORTEST = 16

test('a click on the quote button puts the focus into the first field (prints how soon it is painted)', async ({
  page,
  context,
}) => {
  await openSettled(page, '/bradesco-saude')
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' })
  // The pointer of a mouse is over the link before the click: that loads the modal.
  await trigger.hover()
  await expect(page.locator('dialog.cotacao')).toBeAttached()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const clicked = page.evaluate(
    (shortest) =>
      new Promise<{ focused: string | null; painted: number }>((resolve) => {
        addEventListener('click', () => {
          const focused = document.activeElement?.getAttribute('name') ?? null
          // The time from the click until its effect is painted; by default only those over 100 ms are reported.
          const slowEnough = { type: 'event', durationThreshold: shortest }
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntriesByName('click')) {
              resolve({ focused, painted: duration })
            }
          }).observe(slowEnough)
          setTimeout(resolve, 5_000, { focused, painted: shortest })
        })
      }),
    SHORTEST,
  )
  await trigger.click()
  const { focused, painted } = await clicked
  console.log(`first field painted ${painted} ms after the click, CPU 4 times slower (goal 100)`)
  expect(focused).toBe('name')
  await expect(quoteDialog(page).getByLabel('Nome')).toBeFocused()
})
