import { expect } from '@playwright/test'
import { longPrices, textsUnderContacts } from './support/arrangement.ts'
import { overlap } from './support/boxes.ts'
import { menuButton, PHONE } from './support/phone.ts'
import { test as readerTest } from './support/reader.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

/** Seventeen windows of a phone. */
const LONGEST_HOME = 17 * PHONE.height

readerTest(
  'on a phone, the home page takes at most seventeen windows, and its prices at most three lines',
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(LONGEST_HOME)
    expect(await longPrices(page, 'operadoras')).toEqual([])
  },
)

readerTest(
  'on a phone, an article shows its whole trail at the top, and a link back',
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/blog/contratar-plano-saude-barato-2025')
    const entries = page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
    await expect(entries).toHaveText(['Início', 'Blog', /./])
    for (const entry of await entries.all()) {
      await expect(entry).toBeInViewport({ ratio: 1 })
      const cut = await entry.evaluate((item) => item.scrollWidth > item.clientWidth)
      expect(cut).toBe(false)
    }
    const back = page.getByRole('link', { name: 'Voltar para o Blog' })
    await expect(back.first()).toBeInViewport({ ratio: 1 })
  },
)

for (const path of ['/', '/medsenior-saude']) {
  readerTest(
    `on a phone, ${path} offers a call at once, and among its calls to action`,
    async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      const call = page.getByRole('banner').getByRole('link', { name: /^Ligar para / })
      await expect(call).toBeInViewport({ ratio: 1 })
      const number = await call.getAttribute('href')
      expect(number).toMatch(/^tel:\+55\d{10,11}$/)
      await expect(page.getByRole('main').locator(`a[href="${number}"]`)).toHaveCount(2)
    },
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu is folded up to a width of 768 px', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Principal' })
    for (const [width, folded] of [
      [768, true],
      [769, false],
    ] as const) {
      await page.setViewportSize({ width, height: PHONE.height })
      await expect(menuButton(page)).toBeVisible({ visible: folded })
      await expect(links).toBeVisible({ visible: !folded })
    }
  })

  test('on its side, only the header stays when the page is scrolled, and the chat is beside the text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await openSettled(page, '/plano-senior')
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Você está em' })).not.toBeInViewport()
    const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' })
    await expect(chat).toBeInViewport({ ratio: 1 })
    expect(await textsUnderContacts(page)).toEqual([])
  })

  test('chat, call and quote are in a bar at the foot, for which the page leaves room', async ({
    page,
  }) => {
    await openSettled(page, '/plano-senior')
    const bar = page.getByRole('complementary', { name: 'Contato rápido' })
    for (const name of ['Conversar pelo WhatsApp', /^Ligar para /, 'Solicitar Cotação'])
      await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    expect(await bar.boundingBox()).toMatchObject({ x: 0, width: PHONE.width })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Voltar ao topo' })
    expect(overlap(await last.boundingBox(), await bar.boundingBox())).toBe(false)

    const quote = bar.getByRole('link', { name: 'Solicitar Cotação' })
    await quote.click()
    const dialog = page.getByRole('dialog', { name: 'Cotação: Plano Sênior' })
    await expect(dialog.getByLabel('Nome')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(quote).toBeFocused()
  })
})
