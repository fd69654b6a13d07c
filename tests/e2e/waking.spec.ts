import { expect, type Page } from '@playwright/test'
import { menu, menuButton, PHONE } from './support/phone.ts'
import { test } from './support/test.ts'

/** Moments after a page is opened, in milliseconds. WAKING=long tries one every 100 ms of the first 4 s. */
const STARTS =
  process.env.WAKING === 'long' ? Array.from({ length: 41 }, (_, index) => index * 100) : [1000]

/** The time that such a slow phone may take: it has a sixth of what is left of a processor that others use as well. */
const PATIENCE = { timeout: 40_000 }

/**
 * Opens a page on a phone six times slower than this machine, on a slow 4G, and waits until this many milliseconds have
 * passed since.
 */
async function openSlowly(page: Page, milliseconds: number, path = '/'): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  const begun = Date.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForTimeout(Math.max(0, milliseconds - (Date.now() - begun)))
}

test.use({ viewport: PHONE, hasTouch: true })

for (const start of STARTS) {
  test.describe(`${start} ms after a slow phone opens the page`, () => {
    test('a tap on the quote button opens the modal once', async ({ page }) => {
      await openSlowly(page, start, '/bradesco-saude')
      await page.getByRole('main').getByText('Preencher o formulário').first().tap()
      const dialog = page.getByRole('dialog', { name: 'Cotação: Bradesco Saúde' })
      await expect(dialog.getByLabel('Nome')).toBeFocused(PATIENCE)
      await expect(dialog).toHaveCount(1)
      await expect(page).toHaveURL('/bradesco-saude')
    })

    test('a name typed while the form’s script loads loses no letter', async ({ page }) => {
      await openSlowly(page, start)
      const form = page.locator('#contato form')
      await form.getByLabel('Nome').tap()
      await page.keyboard.type('Maria José da Conceição', { delay: 60 })
      await expect(form.getByText('Ver a mensagem que será enviada')).toBeVisible(PATIENCE)
      await page.keyboard.type(' Silva')
      await expect(form.getByLabel('Nome')).toHaveValue('Maria José da Conceição Silva')
    })

    test('a tap on the carousel’s arrow shows the next testimonial once', async ({ page }) => {
      await openSlowly(page, start)
      await page.getByRole('button', { name: 'Próximo depoimento' }).tap()
      const carousel = page.locator('#depoimentos')
      await expect(carousel.getByRole('status')).toContainText('Depoimento 2 de 7', PATIENCE)
      await expect(carousel.getByRole('group', { name: '2 de 7' })).toBeInViewport({
        ratio: 0.5,
        ...PATIENCE,
      })
    })

    test('a tap on the menu opens it once', async ({ page }) => {
      await openSlowly(page, start)
      await menuButton(page).tap()
      const entry = menu(page).getByRole('link', { name: 'Depoimentos' })
      await expect(entry).toBeVisible(PATIENCE)
      // The island is awake, and has not closed the menu.
      await expect(menu(page).getByRole('button', { name: 'Texto maior' })).toBeVisible(PATIENCE)
      await expect(entry).toBeVisible()
    })
  })
}
