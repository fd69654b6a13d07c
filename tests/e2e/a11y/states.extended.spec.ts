import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { banner, preferences } from '../support/banner.ts'
import { menu, menuButton } from '../support/phone.ts'
import { test } from '../support/test.ts'

const WIDTHS = [360, 768, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Checks the page in its present state at every width. */
async function expectUsable(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await axeFaults(page), `${width} px`).toEqual([])
  }
}

/** Runs in the page. Toasts stay until they are closed: axe may take longer than the 10 s that they are shown. */
function keepToasts() {
  const { setTimeout } = window
  const delayed = (run: () => void, ms?: number) => (ms === 10_000 ? 0 : setTimeout(run, ms))
  Object.assign(window, { setTimeout: delayed })
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.describe('axe finds nothing wrong', () => {
  test('with the menu open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  test('with the quote dialog open, empty, refused and closed', async ({ page }) => {
    await page.goto('/plano-empresarial')
    await page.getByRole('link', { name: 'Preencher o formulário' }).first().click()
    const quote = dialog(page, 'Cotação: Plano Empresarial')
    await expect(quote).toBeVisible()
    await expectUsable(page)
    await quote.getByRole('button', { name: 'Solicitar Cotação' }).click()
    await expect(quote.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(quote).toBeHidden()
    expect(await axeFaults(page)).toEqual([])
  })

  test('with the partner dialog open and its questions answered', async ({ page }) => {
    await page.goto('/parceiros-elos')
    await page.locator('#hero').getByRole('link', { name: 'Quer Saber Mais?' }).click()
    const partner = dialog(page, 'Candidatura de parceria')
    await expect(partner).toBeVisible()
    await expectUsable(page)
    await partner
      .getByRole('group', { name: /corretor/ })
      .getByLabel('Sim')
      .check()
    await expectUsable(page)
  })

  test.describe('for a new visitor', () => {
    test.use({ isNew: true })

    test('with the cookie banner, and with its settings open', async ({ page }) => {
      await page.goto('/bradesco-saude')
      await expect(banner(page)).toBeVisible()
      await expectUsable(page)
      await page.getByRole('button', { name: 'Configurar' }).click()
      await expect(preferences(page)).toBeVisible()
      await expectUsable(page)
    })
  })

  test('with a toast over the page', async ({ page }) => {
    await page.addInitScript('window.open = () => window')
    await page.addInitScript(keepToasts)
    await page.goto('/')
    const form = page.locator('#contato form')
    await form.getByLabel('Nome').focus()
    await expect(page.locator('#contato [data-island]')).toHaveCount(0)
    await form.getByLabel('Nome').fill('Maria José')
    await form.getByLabel('E-mail').fill('maria@exemplo.com.br')
    await form.getByLabel('Telefone').fill('(11) 90000-0000')
    await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
    await expect(page.getByRole('status').getByText('Redirecionando')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Fechar aviso' }).click()
    expect(await axeFaults(page)).toEqual([])
  })

  test('with questions found and none found', async ({ page }) => {
    await page.goto('/parceiros-elos#faq')
    const search = page.getByRole('searchbox', { name: 'Buscar nas perguntas' })
    await search.fill('comissão')
    await expect(page.getByText(/resultados encontrados/)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await search.fill('xyzxyz')
    await expect(page.getByText('Nenhum resultado encontrado')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/parceiros-elos/perguntas?busca=xyzxyz')
    expect(await axeFaults(page)).toEqual([])
  })
})
