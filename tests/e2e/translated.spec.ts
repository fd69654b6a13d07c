import { expect, type Page } from '@playwright/test'
import { test } from './support/chat.ts'
import { fillQuote, newEmail, openMore, openQuote, SENT } from './support/forms.ts'
import { openSettled } from './support/settled.ts'

/** Puts two `font` elements around each text, as Chrome does where it translates a page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

test('in a translated page the quote form says what it counts, what is wrong and what it does', async ({
  page,
}) => {
  const dialog = await openQuote(page, '/amil-saude')
  await openMore(dialog)
  await dialog.getByLabel('Idades').fill('34')
  await expect(dialog.getByText('1 pessoa contada.')).toBeVisible()
  await dialog.getByLabel('E-mail').fill('maria')
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByText('Informe seu nome.')).toBeVisible()
  await translate(page)

  await dialog.getByLabel('Idades').fill('34, 36 e 5')
  await expect(dialog.getByText('3 pessoas contadas.')).toBeVisible()
  await expect(dialog.getByText('1 pessoa contada.')).toHaveCount(0)
  await dialog.getByLabel('Idades').fill('')
  await expect(dialog.getByText(/contadas?\./)).toHaveCount(0)

  await fillQuote(dialog, newEmail())
  await expect(dialog.getByText('Informe seu nome.')).toHaveCount(0)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('/api/leads', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByRole('button', { name: 'Enviando...' })).toBeVisible()
  answer()
  await expect(dialog.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible(SENT)
})

test('in a translated page the questions found are counted', async ({ page }) => {
  await openSettled(page, '/parceiros-elos')
  const faq = page.locator('#faq')
  const search = faq.getByRole('searchbox')
  await search.fill('prazo')
  await expect(faq.getByText(/^\d+ resultados? encontrados?$/)).toBeVisible()
  await translate(page)
  await search.fill('vitalício')
  await expect(faq.getByText('1 resultado encontrado', { exact: true })).toBeVisible()
  await expect(faq.getByText(/resultados? encontrados?$/)).toHaveCount(1)
})
