import { expect, type Page } from '@playwright/test'
import { PHONE } from './support/phone.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

// Reduced motion switches off smooth scrolling, which takes time to reach what is clicked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The section with the questions of the partner page, and that of the page of results. */
const faq = (page: Page) => page.locator('#faq')
/** The box in which a visitor searches them. */
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nas perguntas' })
/** The questions that are shown. */
const questions = (page: Page) => faq(page).locator('summary:visible')
/** A button or page number in the section. */
const button = (page: Page, name: string) => faq(page).getByRole('button', { name, exact: true })

/** Opens a page with questions, and waits until their island is awake. */
async function openFaq(page: Page, path = '/parceiros-elos#faq'): Promise<void> {
  await page.goto(path)
  await expect(faq(page).locator('[data-island]')).toHaveCount(0)
}

test.describe('the questions of the partner page', () => {
  test('are shown six at a time, and paged by keyboard too', async ({ page }) => {
    await openFaq(page)
    await expect(questions(page)).toHaveCount(6)
    await expect(button(page, 'Anterior')).toBeDisabled()
    await button(page, 'Próxima').press('Enter')
    await expect(questions(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(faq(page).locator('details[open]')).toHaveCount(1)
    await expect(button(page, 'Página 2')).toHaveAttribute('aria-current', 'page')
    await button(page, 'Página 3').click()
    await expect(questions(page)).toHaveCount(4)
    await expect(button(page, 'Próxima')).toBeDisabled()
    await button(page, 'Anterior').click()
    await expect(questions(page)).toHaveCount(6)
    await expect(page).toHaveURL('/parceiros-elos?pagina=2#faq')
  })

  test('do not move a section below them that a link leads to', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const field = page.locator('#candidatura').getByRole('textbox').first()
    await openSettled(page, '/parceiros-elos#candidatura')
    await expect(field).toBeInViewport()
    await openSettled(page, '/parceiros-elos')
    await page.evaluate(async () => {
      document.querySelector('#faq')?.scrollIntoView()
      // The frames in which the questions are seen, and begin to wake.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      location.assign('#candidatura')
    })
    await expect(faq(page).locator('[data-island]')).toHaveCount(0)
    await expect(field).toBeInViewport()
  })

  test('say what to do when none is found', async ({ page }) => {
    await openFaq(page)
    await search(page).fill('xyzxyz')
    await expect(faq(page).getByRole('status')).toContainText('Nenhum resultado encontrado')
    await faq(page).getByRole('link', { name: 'Quero Ser Parceiro' }).click()
    await expect(page.getByRole('dialog', { name: 'Candidatura de parceria' })).toBeVisible()
    await page.keyboard.press('Escape')
    await faq(page).getByRole('button', { name: 'Limpar busca' }).click()
    await expect(search(page)).toHaveValue('')
    await expect(search(page)).toBeFocused()
    await expect(questions(page)).toHaveCount(6)
  })

  test('are shared by address, and survive a reload', async ({ page }) => {
    await openFaq(page)
    await button(page, 'Comissões').click()
    await expect(faq(page).getByRole('status')).toHaveText(/^\d+ perguntas$/)
    await search(page).fill('prazo')
    await expect(page).toHaveURL('/parceiros-elos?busca=prazo&categoria=comissao#faq')
    const shown = await questions(page).allTextContents()
    await page.reload()
    await expect(search(page)).toHaveValue('prazo')
    await expect(button(page, 'Comissões')).toHaveAttribute('aria-pressed', 'true')
    expect(await questions(page).allTextContents()).toEqual(shown)
  })
})

test.describe('the page of results', () => {
  test('says where it is, and is searched as one types, from the filter in its address', async ({
    page,
  }) => {
    await openFaq(page, '/parceiros-elos/perguntas?pagina=2')
    await expect(page).toHaveTitle(/^Perguntas de corretores sobre a parceria \|/)
    const trail = page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
    await expect(trail).toHaveText(['Início', /^Parceiros/, 'Perguntas'])
    await expect(trail.nth(1).getByRole('link')).toHaveAttribute('href', '/parceiros-elos')
    await expect(questions(page)).toHaveCount(6)
    await expect(button(page, 'Página 2')).toHaveAttribute('aria-current', 'page')
    await search(page).fill('vitalício')
    await expect(questions(page)).toHaveCount(1)
    await expect(faq(page).getByText('1 resultado encontrado', { exact: true })).toHaveCount(1)
    await expect(page).toHaveURL('/parceiros-elos/perguntas?busca=vital%C3%ADcio#faq')
    await button(page, 'Limpar busca').click()
    await expect(questions(page)).toHaveCount(6)
    await button(page, 'Comissões').click()
    await expect(page).toHaveURL('/parceiros-elos/perguntas?categoria=comissao#faq')
  })
})

test.describe('without script, the questions of the partner page', () => {
  test.use({ javaScriptEnabled: false })

  test('are searched on a page of their own', async ({ page }) => {
    await page.goto('/parceiros-elos')
    await search(page).fill('comissao')
    await button(page, 'Buscar').click()
    await expect(page).toHaveURL(/\/parceiros-elos\/perguntas\?busca=comissao/)
    await expect(faq(page).getByText(/^\d+ resultados encontrados$/)).toBeVisible()
    await button(page, 'Comissões').click()
    await expect(search(page)).toHaveValue('comissao')
    await expect(button(page, 'Comissões')).toHaveAttribute('aria-pressed', 'true')
    await expect(questions(page).first()).toBeVisible()
  })

  test('are paged, and have a page for when none is found, which search engines do not index', async ({
    page,
  }) => {
    await page.goto('/parceiros-elos/perguntas')
    await expect(questions(page)).toHaveCount(6)
    await button(page, 'Página 3').click()
    await expect(questions(page)).toHaveCount(4)
    await button(page, 'Anterior').click()
    await expect(page).toHaveURL(/pagina=2/)

    await page.goto('/parceiros-elos/perguntas?busca=xyzxyz')
    await expect(faq(page).getByText('Nenhum resultado encontrado')).toBeVisible()
    await expect(faq(page).getByRole('link', { name: 'Quero Ser Parceiro' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  })
})
