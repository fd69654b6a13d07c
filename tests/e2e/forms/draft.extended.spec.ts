import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { reloadWithDraft } from '../support/drafts.ts'
import {
  answer,
  draftOf,
  fillPartner,
  fillQuote,
  openPartner,
  openQuote,
  partnerDialog,
  quoteDialog,
} from '../support/forms.ts'

const EMAIL = 'maria@exemplo.com.br'

test('the answers in the quote modal survive a reload', async ({ page }) => {
  await fillQuote(await openQuote(page), EMAIL)
  await reloadWithDraft(page, 'quote', EMAIL)
  const dialog = quoteDialog(page)
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByLabel('E-mail')).toHaveValue(EMAIL)
  await expect(dialog.getByLabel('Telefone')).toHaveValue('(11) 98888-7777')
})

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

test('the answers in the partner form survive a reload', async ({ page }) => {
  await page.goto('/parceiros-elos#candidatura')
  const form = page.locator('#candidatura')
  await fillPartner(form, EMAIL)
  await answer(form, 'Você já é corretor', 'Sim').check()
  await reloadWithDraft(page, 'application', EMAIL)
  await expect(form.getByLabel('Cidade')).toHaveValue('Campinas/SP')
  await expect(answer(form, 'Você já é corretor', 'Sim')).toBeChecked()
  await expect(form.getByRole('group', { name: 'vende planos' })).toBeVisible()
})

test('the answers in the partner modal survive a reload, until it is closed', async ({ page }) => {
  await fillPartner(await openPartner(page), EMAIL)
  await reloadWithDraft(page, 'partner', EMAIL)
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(partnerDialog(page).getByLabel('Cidade')).toHaveValue('Campinas/SP')
  await page.keyboard.press('Escape')
  await expect.poll(() => draftOf(page, 'partner')).toBeNull()
})
