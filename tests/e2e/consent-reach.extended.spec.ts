import { expect, type Page } from '@playwright/test'
import { banner } from './support/banner.ts'
import { overlap } from './support/boxes.ts'
import { tabThrough } from './support/focus.ts'
import { PHONE } from './support/phone.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const button = (page: Page, name: string) => page.getByRole('button', { name })

test('focus goes back to where it was before the banner', async ({ page }) => {
  await page.goto('/blog')
  await expect(banner(page)).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link', { name: 'Elos Saúde' })
  await logo.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Configurar')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(logo).toBeFocused()
})

test('in the low window of a zoomed page, the buttons of the banner are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 180 })
  await page.goto('/blog')
  for (const name of ['Rejeitar', 'Aceitar Todos', 'Configurar'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 })
})

test('on a phone, the banner leaves both calls to action of the home page in sight', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const cover = await banner(page).boundingBox()
  for (const name of ['Solicitar Cotação', 'Ver Planos']) {
    const call = page.locator('#inicio').getByRole('link', { name })
    await expect(call).toBeInViewport({ ratio: 1 })
    expect(overlap(await call.boundingBox(), cover), name).toBe(false)
  }
})

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
