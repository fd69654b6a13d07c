import { expect, type Page } from '@playwright/test'
import { longPrices, textsUnderContacts } from './support/arrangement.ts'
import { overlap } from './support/boxes.ts'
import { menuButton, PHONE } from './support/phone.ts'
import { test as readerTest } from './support/reader.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

const contacts = (page: Page) => page.getByRole('complementary', { name: 'Contato rápido' })

/** Eighteen windows of a phone. */
const LONGEST_HOME = 18 * PHONE.height

readerTest(
  'on a phone, the home page takes at most eighteen windows, and its prices at most four lines',
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
      const calls = page.getByRole('main').locator(`a[href="${number}"]`)
      await expect(calls.filter({ visible: true })).not.toHaveCount(0)
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

  for (const [path, action] of [
    ['/', 'Solicitar Cotação'],
    ['/plano-senior', 'Solicitar Cotação pelo WhatsApp'],
    ['/parceiros-elos', 'Quer Saber Mais?'],
  ] as const) {
    test(`the bar at the foot of ${path} is not in sight while “${action}” at the top is`, async ({
      page,
    }) => {
      await page.goto(path)
      const main = page.getByRole('main').getByRole('link', { name: action }).first()
      await expect(main).toBeInViewport({ ratio: 1 })
      const inSight = (scrolled: number) =>
        page.evaluate((top) => {
          scrollTo({ top, behavior: 'instant' })
          const isInSight = (part: Element | null) => {
            const { top: upper = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
            return bottom > 0 && upper < innerHeight
          }
          const bar = document.querySelector('[aria-label="Contato rápido"]')
          return { action: isInSight(document.querySelector('.hero .button')), bar: isInSight(bar) }
        }, scrolled)
      for (let scrolled = 0; scrolled < PHONE.height; scrolled += 40) {
        const seen = await inSight(scrolled)
        expect(seen.action && seen.bar, `${scrolled} px`).toBe(false)
      }
      expect(await inSight(2 * PHONE.height)).toEqual({ action: false, bar: true })
    })
  }

  for (const width of [320, PHONE.width, 768, 1024, 1440, 1920]) {
    test(`“Solicitar Cotação” at the top of the home page leads to just below the header, and to the first field of a form, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: PHONE.height })
      await page.goto('/')
      await page.locator('#inicio').getByRole('link', { name: 'Solicitar Cotação' }).click()
      await expect(page).toHaveURL('/#contato')
      const gap = () =>
        page.evaluate(() => {
          const { top = Number.NaN } =
            document.querySelector('#contato')?.getBoundingClientRect() ?? {}
          return Math.abs(top - (document.querySelector('header')?.offsetHeight ?? 0))
        })
      await expect.poll(gap).toBeLessThan(1)
      const field = page.locator('#contato').getByLabel('Nome')
      await expect(field).toBeInViewport({ ratio: 1 })
      const box = await field.boundingBox()
      for (const cover of [page.getByRole('banner'), contacts(page)])
        expect(overlap(box, await cover.boundingBox())).toBe(false)
    })
  }

  test('chat, call and quote are in a bar at the foot, for which the page leaves room', async ({
    page,
  }) => {
    await openSettled(page, '/plano-senior')
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }))
    const bar = contacts(page)
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
