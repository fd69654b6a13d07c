import { expect, type Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { menu, menuButton, PHONE } from './support/phone.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'O que você procura?' })
const pages = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const status = (page: Page) => page.getByRole('main').getByRole('status')

test.describe('without script, the search', () => {
  test.use({ javaScriptEnabled: false })

  test('finds pages, marks what was asked for, and leads to its place', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Buscar no site' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('amil carencias')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/busca?q=amil+carencias')
    await expect(page).toHaveTitle(/^amil carencias \| Buscar no site \|/)
    await expect(status(page)).toHaveText(/^\d+ páginas encontradas$/)
    await expect(pages(page).first()).toContainText('Amil')
    await expect(page.locator('mark', { hasText: 'carência' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Já tenho plano. Recomeço a carência?' }).click()
    await expect(page).toHaveURL('/amil-saude#duvidas')
  })

  test('says what to do when it finds nothing, and shows what was typed as a text', async ({
    page,
  }) => {
    await page.goto(`/busca?${new URLSearchParams({ q: '<b>xyzxyz</b>' })}`)
    await expect(status(page)).toHaveText('Nenhuma página fala de “<b>xyzxyz</b>”.')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Conversar agora/ })).toBeVisible()
    await expect(main.locator('a[href^="tel:"]')).toBeVisible()
    await expect(main.getByRole('navigation').getByRole('link')).not.toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  })

  test('is asked from the page of a path that leads nowhere', async ({ page }) => {
    await page.goto('/nao-existe')
    await field(page).fill('reembolso')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/busca?q=reembolso')
    await expect(pages(page)).not.toHaveCount(0)
  })
})

test('the search shows what it finds while one types, and what is like a misspelled word', async ({
  page,
}) => {
  await openSettled(page, '/busca')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('portabilida')
  await expect(page).toHaveURL('/busca?q=portabilida')
  await expect(page.locator('mark').first()).toHaveText(/^portabilidade$/i)
  await field(page).fill('bradseco')
  await expect(status(page)).toHaveText('Não achamos “bradseco” assim. O mais parecido:')
  await expect(pages(page).first()).toContainText('Bradesco')
  await page.reload()
  await expect(field(page)).toHaveValue('bradseco')
})

test('the menu of a phone leads to the search', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/amil-saude')
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: 'Buscar no site' }).click()
  await expect(page).toHaveURL('/busca')
})

for (const query of ['', '?q=xyzxyz']) {
  test(`axe finds nothing wrong with the search ${query}, at any width`, async ({ page }) => {
    await page.goto(`/busca${query}`)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFaults(page), `${width} px`).toEqual([])
    }
  })
}

test('a search of many letters is cut, and one without letters asks for some', async ({ page }) => {
  await page.goto(`/busca?q=${'a'.repeat(5000)}`)
  await expect(field(page)).toHaveValue('a'.repeat(80))
  await page.goto('/busca?q=%20%00%0a')
  await expect(status(page)).toHaveText('')
})
