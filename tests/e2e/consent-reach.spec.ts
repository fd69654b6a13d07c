import { expect, type Page, type Route } from '@playwright/test'
import { banner, preferences } from './support/banner.ts'
import { overlap } from './support/boxes.ts'
import { REFUSED } from './support/consent.ts'
import { tabThrough } from './support/focus.ts'
import { openMore } from './support/forms.ts'
import { PHONE } from './support/phone.ts'
import { storedChoice } from './support/privacy.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const button = (page: Page, name: string) => page.getByRole('button', { name })

test('by keyboard the banner comes before the page, Escape cancels its settings, and the focus returns', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Saiba mais' })).toBeFocused()
  for (const name of ['Rejeitar', 'Aceitar Todos', 'Configurar']) {
    await page.keyboard.press('Tab')
    await expect(button(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const first = preferences(page).getByRole('switch', { name: /Funcionais/ })
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  await expect(button(page, 'Configurar')).toBeFocused()
  expect(await storedChoice(page)).toBeNull()

  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(preferences(page).getByRole('switch', { name: /De análise/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(preferences(page)).toBeHidden()
  await expect.poll(() => storedChoice(page)).toMatchObject({ analytics: true })
})

test.describe('by touch at 360 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the buttons of the banner are large, and it leaves three quarters of the window to the page, with its calls to action', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    for (const name of ['Rejeitar', 'Aceitar Todos', 'Configurar']) {
      const box = await button(page, name).boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
    }
    const lies = await banner(page).boundingBox()
    expect(lies?.width).toBe(PHONE.width)
    const header = await page.getByRole('banner').boundingBox()
    expect((lies?.height ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(PHONE.height / 4)
    await expect(page.getByRole('complementary', { name: 'Contato rápido' })).toBeHidden()
    for (const name of ['Solicitar Cotação', 'Ver Planos']) {
      const call = page.locator('#inicio').getByRole('link', { name })
      await expect(call).toBeInViewport({ ratio: 1 })
      expect(overlap(await call.boundingBox(), lies), name).toBe(false)
    }

    await button(page, 'Configurar').tap()
    await preferences(page).getByText('De marketing').tap()
    await button(page, 'Salvar Preferências').tap()
    await expect(banner(page)).toBeHidden()
    expect(await storedChoice(page)).toMatchObject({ marketing: true })
  })
})

/** Keeps the page's requests for scripts waiting. Returns a function that has them answered. */
async function holdScripts(page: Page, answer: (route: Route) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/ilhas/*.js', (route) => promise.then(() => answer(route)))
  return resolve
}

test('the banner is there before any script is fetched, and a choice made then is kept', async ({
  page,
}) => {
  const answer = await holdScripts(page, (route) => route.continue())
  await page.goto('/blog')
  await expect(banner(page)).toBeVisible()
  await button(page, 'Rejeitar').click()
  await expect(button(page, 'Rejeitar')).toHaveAttribute('aria-busy', 'true')
  expect(await storedChoice(page)).toBeNull()
  answer()
  await expect(banner(page)).toBeHidden()
  expect(await storedChoice(page)).toEqual(REFUSED)
})

test('where the scripts cannot be fetched, no banner stays that could not be answered', async ({
  page,
}) => {
  const fail = await holdScripts(page, (route) => route.abort())
  await page.goto('/blog')
  await expect(banner(page)).toBeVisible()
  fail()
  await expect(banner(page)).toBeHidden()
})

test('focus goes back to where it was before the banner, which had it before any script was fetched', async ({
  page,
}) => {
  const answer = await holdScripts(page, (route) => route.continue())
  await page.goto('/blog')
  await expect(banner(page)).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link', { name: 'Elos Saúde' })
  await logo.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Configurar')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  answer()
  await expect(banner(page)).toBeHidden()
  await expect(logo).toBeFocused()
})

for (const height of [256, 180]) {
  test(`in the window of 320 × ${height} px of a zoomed page, the whole banner is in sight, and leaves the most to the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height })
    await page.goto('/blog')
    for (const name of ['Rejeitar', 'Aceitar Todos', 'Configurar'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    await expect(banner(page).getByRole('link', { name: 'Saiba mais' })).toBeInViewport({
      ratio: 1,
    })
    const { share, hidden } = await banner(page).evaluate((element) => ({
      share: element.getBoundingClientRect().height / innerHeight,
      hidden: [...element.querySelectorAll('p')].map(
        (text) => text.scrollHeight - text.clientHeight,
      ),
    }))
    expect(hidden, 'pixels of the text that one must scroll to').toEqual([0])
    expect(share).toBeLessThan(height === 256 ? 1 / 3 : 1 / 2)
  })
}

test('on a phone, the banner does not cover what has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  // Reduced motion switches off smooth scrolling, which takes time to reach the focused element.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const { stops, faults } = await tabThrough(page)
  expect(faults).toEqual([])
  expect(stops).toBeGreaterThan(50)
})

test('the banner does not cover the focus in a long field of which only the first lines are in sight', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await openMore(page.locator('#contato form'))
  const before = page.getByText('Prefere dizer quantas pessoas há em cada faixa?')
  await before.focus()
  await expect(page.getByText('Ver a mensagem que será enviada')).toBeVisible()
  await page.getByRole('textbox', { name: 'Mensagem' }).evaluate((message) => {
    const edge = document.querySelector('.cookies')?.getBoundingClientRect().top ?? 0
    scrollBy(0, message.getBoundingClientRect().top - edge + 60)
  })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeFocused()
  const room = () =>
    page.evaluate(() => {
      const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      return (document.querySelector('.cookies')?.getBoundingClientRect().top ?? 0) - bottom
    })
  await expect.poll(room).toBeGreaterThanOrEqual(-1)
})
