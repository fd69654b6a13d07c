import { expect, type Locator } from '@playwright/test'
import { overlap } from './support/boxes.ts'
import { menuButton, PHONE } from './support/phone.ts'
import { test as readerTest } from './support/reader.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

for (const [path, ...trail] of [
  ['/bradesco-saude', 'Início', 'Operadoras', 'Bradesco Saúde'],
  ['/alice-saude', 'Início', 'Operadoras', 'Alice Saúde'],
  [
    '/blog/contratar-plano-saude-barato-2025',
    'Início',
    'Blog',
    'Como contratar um plano de saúde barato',
  ],
  ['/seguro-automotivo-frotas', 'Início', 'Seguro Automotivo de Frotas'],
] as const) {
  readerTest(
    `on a phone, ${path} shows its whole trail at the top, and a link back`,
    async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      const entries = page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
      await expect(entries).toHaveText([...trail])
      for (const entry of await entries.all()) {
        await expect(entry).toBeInViewport({ ratio: 1 })
        const cut = await entry.evaluate((item) => item.scrollWidth > item.clientWidth)
        expect(cut).toBe(false)
      }
      await expect(page.getByRole('link', { name: /^Voltar (para|ao)/ }).first()).toBeInViewport({
        ratio: 1,
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    },
  )
}

for (const path of ['/', '/plano-senior', '/medsenior-saude']) {
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

  test('on its side, only the header stays when the page is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await openSettled(page, '/bradesco-saude')
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Você está em' })).not.toBeInViewport()
  })

  test('the chat button hides where it would cover the table of contents of a long text', async ({
    page,
  }) => {
    await openSettled(page, '/politica-privacidade')
    await page.getByRole('main').locator('summary', { hasText: 'Nesta página' }).click()
    const link = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').nth(3)
    const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' })
    const scrollBesideChat = (part: Locator) =>
      part.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        scrollBy({ top: top - innerHeight + 70, behavior: 'instant' })
      })
    const coversLink = async () => overlap(await link.boundingBox(), await chat.boundingBox())
    await scrollBesideChat(link)
    await expect(chat).not.toBeInViewport({ ratio: 1 })
    await expect.poll(coversLink).toBe(false)
    await scrollBesideChat(page.locator('.prose').getByRole('heading').nth(1))
    await expect(chat).toBeInViewport({ ratio: 1 })

    // This also holds without scrolling: the page moves when something above is inserted late.
    await scrollBesideChat(link)
    await expect(chat).not.toBeInViewport({ ratio: 1 })
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none'
      document.body.style.paddingTop = '300px'
    })
    await expect(chat).toBeInViewport({ ratio: 1 })
  })
})
