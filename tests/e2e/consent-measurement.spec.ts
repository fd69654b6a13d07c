import { expect, type Page } from '@playwright/test'
import { CONSENT } from './support/consent.ts'
import { commands, IDS, withMeasurement } from './support/google.ts'
import { openSettled, settle } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort()

/** Opens the preferences, turns what has these labels, and saves. */
async function turn(page: Page, ...labels: string[]) {
  await page.getByRole('link', { name: 'Preferências de cookies' }).click()
  for (const label of labels) await page.getByRole('dialog').getByText(label).click()
  await press(page, 'Salvar Preferências')
}

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

test('a page whose address has what the visitor filled in is not measured', async ({ page }) => {
  const asked = await withMeasurement(page)
  await page.goto('/blog')
  await press(page, 'Aceitar Todos')
  await expect.poll(() => asked.length).toBe(1)
  const filledIn = ['/portabilidade/resposta?situacao=ativo', '/busca?q=parto']
  for (const path of [...filledIn, '/parceiros-elos/perguntas?busca=prazo']) {
    await openSettled(page, path)
    expect(await commands(page), path).toEqual([])
  }
  expect(asked).toHaveLength(1)
})

test('a visitor who agrees to analysis alone is not measured for adverts', async ({ page }) => {
  const asked = await withMeasurement(page)
  await page.goto('/blog')
  await turn(page, 'De análise')
  await expect.poll(() => asked.length).toBe(1)
  const given = await commands(page)
  expect(given).toContainEqual(['config', IDS.analyticsId])
  expect(given).not.toContainEqual(['config', IDS.adsId])
  expect(given).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      analytics_storage: 'granted',
    }),
  ])
  expect(await page.evaluate('typeof gtag_report_conversion')).toBe('undefined')
})

test('withdrawal removes the scripts, their cookies and their entries', async ({ page }) => {
  const asked = await withMeasurement(page)
  await page.goto('/blog')
  await press(page, 'Aceitar Todos')
  await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_ga_TESTE123', '_gcl_au'])
  const reloaded = page.waitForEvent('load')
  await turn(page, 'De análise', 'De marketing')
  await reloaded
  await settle(page)
  expect(await cookieNames(page)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    CONSENT,
    `${CONSENT}-proof`,
  ])
  expect(asked).toHaveLength(1)
  expect(await commands(page)).toEqual([])
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
})

test('an opened chat is reported as a conversion, and opens in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'conversa' }))
  const asked = await withMeasurement(page)
  await page.goto('/blog')
  await press(page, 'Aceitar Todos')
  await expect.poll(() => asked.length).toBe(1)
  const link = page.getByRole('link', { name: 'Conversar pelo WhatsApp' })
  const address = await link.getAttribute('href')
  const opened = context.waitForEvent('page')
  await link.click()
  expect((await opened).url()).toBe(address)
  expect(await commands(page)).toContainEqual([
    'event',
    'conversion',
    { send_to: `${IDS.adsId}/${IDS.adsLabel}` },
  ])
})
