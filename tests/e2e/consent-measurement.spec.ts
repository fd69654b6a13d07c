import { expect, type Page } from '@playwright/test'
import { commands, IDS, withMeasurement } from './support/google.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('no script of Google is requested before consent, or after “Rejeitar”', async ({ page }) => {
  const asked = await withMeasurement(page)
  await openSettled(page, '/blog')
  await press(page, 'Rejeitar')
  await openSettled(page, '/bradesco-saude')
  expect(asked).toEqual([])
  expect(await commands(page)).toEqual([])
})

test('after “Aceitar Todos” one script is loaded for both ids, with everything denied by default', async ({
  page,
}) => {
  const asked = await withMeasurement(page)
  await page.goto('/blog')
  await press(page, 'Aceitar Todos')
  await expect.poll(() => asked).toEqual([expect.stringContaining(`gtag/js?id=${IDS.analyticsId}`)])
  expect(await commands(page)).toEqual([
    [
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ],
    ['js', expect.anything()],
    [
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' }),
    ],
    ['config', IDS.analyticsId],
    ['config', IDS.adsId],
  ])
  await page.goto('/bradesco-saude')
  await expect.poll(() => asked.length, 'the next page').toBe(2)
})
