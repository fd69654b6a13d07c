import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { banner, preferences } from '../support/banner.ts'
import {
  answer,
  fillPartner,
  fillQuote,
  openContact,
  openPartner,
  openQuote,
  QUESTIONS,
} from '../support/forms.ts'
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

test.describe('axe finds nothing wrong', () => {
  test('with the menu open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  test('with the quote dialog open, empty, refused, not taken and closed', async ({ page }) => {
    const quote = await openQuote(page, '/plano-empresarial')
    await expectUsable(page)
    await quote.getByRole('button', { name: 'Solicitar Cotação' }).click()
    await expect(quote.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectUsable(page)
    await fillQuote(quote, 'maria@exemplo.com.br')
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: {} }))
    await quote.getByRole('button', { name: 'Solicitar Cotação' }).click()
    await expect(quote.getByRole('alert')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(quote).toBeHidden()
    expect(await axeFaults(page)).toEqual([])
  })

  test('with the partner dialog open, with suggested cities, its notice, and a message to be sent', async ({
    page,
  }) => {
    const partner = await openPartner(page)
    await expectUsable(page)
    await fillPartner(partner, 'joao@exemplo.com.br')
    await partner.getByRole('combobox', { name: 'Cidade' }).fill('campinas')
    await page.keyboard.press('ArrowDown')
    await expect(partner.getByRole('option', { selected: true })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await answer(partner, QUESTIONS.isBroker, 'Não').check()
    expect(await axeFaults(page)).toEqual([])
    for (const question of [QUESTIONS.isBroker, QUESTIONS.sellsHealth, QUESTIONS.portability])
      await answer(partner, question, 'Sim').check()
    await partner.getByText('Ver a mensagem que será enviada').click()
    await expect(partner.getByRole('blockquote')).toBeVisible()
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
    const form = await openContact(page)
    await fillQuote(form, 'maria@exemplo.com.br')
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
