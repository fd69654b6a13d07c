import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { draftOf, fillPartner, openPartner, openQuote, partnerDialog } from '../support/forms.ts'

test('an answer is stored with its last letter, before the page can be left', async ({ page }) => {
  const dialog = await openQuote(page)
  await dialog.getByLabel('Nome').fill('Maria')
  await expect.poll(() => draftOf(page, 'quote')).toContain('"Maria"')
  const stored = await dialog.getByLabel('Nome').evaluate(async (input: HTMLInputElement) => {
    input.value = 'Maria José'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // The browser's next task: a reload may be one.
    const { port1, port2 } = new MessageChannel()
    const next = new Promise((resolve) => port1.addEventListener('message', resolve))
    port1.start()
    port2.postMessage(null)
    await next
    return sessionStorage.getItem('rascunho-quote')
  })
  expect(stored).toContain('"Maria José"')
})

test('the answers in the partner modal survive a reload, until it is closed', async ({ page }) => {
  const email = 'maria@exemplo.com.br'
  await fillPartner(await openPartner(page), email)
  await expect.poll(() => draftOf(page, 'partner')).toContain(email)
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(partnerDialog(page).getByLabel('Cidade')).toHaveValue('Campinas/SP')
  await page.keyboard.press('Escape')
  await expect.poll(() => draftOf(page, 'partner')).toBeNull()
})
