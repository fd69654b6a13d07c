import { expect } from '@playwright/test'
import { tabOpenedBy, test } from '../support/chat.ts'
import {
  answer,
  draftOf,
  fillPartner,
  fillQuote,
  openMore,
  openPartner,
  openQuote,
  QUESTIONS,
} from '../support/forms.ts'

const EMAIL = 'maria@exemplo.com.br'

test('the answers in the contact form survive a reload, until it is sent', async ({ page }) => {
  await page.goto('/#contato')
  const form = page.locator('#contato form')
  await fillQuote(form, EMAIL)
  await openMore(form)
  await form.getByLabel('Operadora').selectOption('medsenior')
  await form.getByLabel('Mensagem').fill('Duas linhas\nsem nada')
  await expect.poll(() => draftOf(page, 'contact')).toContain(EMAIL)
  await page.reload()
  await form.getByLabel('E-mail').focus()
  await expect(form.getByLabel('E-mail')).toHaveValue(EMAIL)
  await expect(form.getByLabel('Operadora')).toBeVisible()
  await expect(form.getByLabel('Operadora')).toHaveValue('medsenior')
  await expect(form.getByLabel('Mensagem')).toHaveValue('Duas linhas\nsem nada')
  await tabOpenedBy(page, () => form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click())
  await expect.poll(() => draftOf(page, 'contact')).toBeNull()
  await page.reload()
  await expect(form.getByLabel('E-mail')).toHaveValue('')
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

test('the answers in the partner modal survive a reload, until it is closed', async ({ page }) => {
  const dialog = await openPartner(page)
  await fillPartner(dialog, EMAIL)
  const isBroker = answer(dialog, QUESTIONS.isBroker, 'Sim')
  await isBroker.check()
  await expect.poll(() => draftOf(page, 'partner')).toContain(EMAIL)
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  await expect(dialog.getByLabel('Cidade')).toHaveValue('Campinas/SP')
  await expect(isBroker).toBeChecked()
  await page.keyboard.press('Escape')
  await expect.poll(() => draftOf(page, 'partner')).toBeNull()
})
