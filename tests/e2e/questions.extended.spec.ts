import { expect } from '@playwright/test'
import { PHONE } from './support/phone.ts'
import { button, faq, openFaq, questions, search } from './support/questions.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

// Reduced motion switches off smooth scrolling, which takes time to reach what is clicked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the questions of the partner page', () => {
  test('do not move a section below them that a link leads to', async ({ page }) => {
    // The window scrolls smoothly to the section, and so past the questions.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(PHONE)
    const field = page.locator('#candidatura').getByRole('textbox').first()
    await openSettled(page, '/parceiros-elos#candidatura')
    await expect(field).toBeInViewport()
    await openSettled(page, '/parceiros-elos')
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scrollend', resolve, { once: true })
          location.assign('#candidatura')
        }),
    )
    // The questions came into sight on the way there.
    await expect(faq(page).locator('[data-island]')).toHaveCount(0)
    await expect(field).toBeInViewport()
  })

  test('are searched and paged by keyboard alone', async ({ page }) => {
    await openFaq(page)
    await search(page).focus()
    await page.keyboard.type('comissão')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/busca=comiss/)
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await button(page, 'Próxima').focus()
    await page.keyboard.press('Enter')
    await expect(questions(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(faq(page).locator('details[open]')).toHaveCount(1)
  })
})

test.describe('the page of results', () => {
  const RESULTS = '/parceiros-elos/perguntas'

  test('says where it is, and leads on', async ({ page }) => {
    await openSettled(page, RESULTS)
    const trail = page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
    await expect(trail).toHaveText(['Início', /^Parceiros/, 'Perguntas'])
    await expect(trail.nth(1).getByRole('link')).toHaveAttribute('href', '/parceiros-elos')
    await expect(page).toHaveTitle(/^Perguntas de corretores sobre a parceria \|/)
    await page.getByRole('main').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
    await expect(page.getByRole('dialog', { name: 'Candidatura de parceria' })).toBeVisible()
  })
})

test.describe('without script, the questions of the partner page', () => {
  test.use({ javaScriptEnabled: false })

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
