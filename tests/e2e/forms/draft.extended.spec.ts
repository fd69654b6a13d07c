import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import {
  answer,
  draftOf,
  fillPartner,
  openPartner,
  openQuote,
  QUESTIONS,
} from '../support/forms.ts'

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
  const dialog = await openPartner(page)
  await fillPartner(dialog, email)
  const isBroker = answer(dialog, QUESTIONS.isBroker, 'Sim')
  await isBroker.check()
  await expect.poll(() => draftOf(page, 'partner')).toContain(email)
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(dialog.getByLabel('Cidade')).toHaveValue('Campinas/SP')
  await expect(isBroker).toBeChecked()
  await page.keyboard.press('Escape')
  await expect.poll(() => draftOf(page, 'partner')).toBeNull()
})
