import { expect, type Locator, type Page } from '@playwright/test'
import { chatAddress, tabOpenedBy, test } from '../support/chat.ts'
import { draftOf, fillQuote, openBands, openContact, quoteMessage } from '../support/forms.ts'

const REDIRECTED = 'Redirecionando para WhatsApp!'
const EMAIL = 'maria@exemplo.com.br'
const BARE = quoteMessage(EMAIL)

const toast = (page: Page) => page.getByRole('status').getByText(REDIRECTED)
const send = (form: Locator) => form.getByRole('button', { name: 'Enviar pelo WhatsApp' })

test('the contact form opens the chat with all answers, confirms it, and is empty again', async ({
  page,
}) => {
  const form = await openContact(page)
  await fillQuote(form, EMAIL)
  await form.getByLabel('Operadora').selectOption('porto-seguro')
  await form.getByLabel('Tipo de plano').selectOption('corporativo')
  await form.getByLabel('Idades').fill('eu 34, ela 36 e o bebê de 8 meses')
  await expect(form.getByText('3 pessoas contadas.')).toBeVisible()
  await openBands(form)
  await form.getByLabel('59 ou mais').fill('10')
  await form.getByLabel('29 a 33').fill('0')
  await form.getByLabel('Mensagem').fill('Olá! É p/ 3 & 1 #já\nAté 100%? +1 “aspas” 👍🏽')
  const link = await tabOpenedBy(page, () => send(form).click())
  expect(link).toBe(
    chatAddress(
      quoteMessage(
        EMAIL,
        'Operadora: Porto Seguro',
        'Tipo de plano: Para a empresa',
        'Idades de quem vai usar o plano: eu 34, ela 36 e o bebê de 8 meses',
        'Faixas etárias:',
        '- 0 a 18 anos: 1 vida',
        '- 34 a 38 anos: 2 vidas',
        '- 59 anos ou mais: 10 vidas',
        'Mensagem: Olá! É p/ 3 & 1 #já\nAté 100%? +1 “aspas” 👍🏽',
      ),
    ),
  )
  await expect(toast(page)).toBeVisible()
  await expect(page.getByText('Você será direcionado para continuar a conversa.')).toBeVisible()
  for (const label of [
    'Nome',
    'E-mail',
    'Telefone',
    'Operadora',
    'Idades',
    '59 ou mais',
    'Mensagem',
  ])
    await expect(form.getByLabel(label)).toHaveValue('')
  expect(await draftOf(page, 'contact')).toBeNull()
})

test('name, e-mail and phone must be answered, and nothing else', async ({ page }) => {
  const form = await openContact(page)
  await send(form).click()
  await expect(form.getByLabel('Nome')).toBeFocused()
  await expect(form.getByLabel('Nome')).toHaveAccessibleDescription('Informe seu nome.')
  await expect(form.locator('[aria-invalid]')).toHaveCount(3)
  await expect(toast(page)).toHaveCount(0)
  await form.getByLabel('Nome').fill('Maria José')
  await form.getByLabel('Telefone').fill('11988887777')
  await form.getByLabel('E-mail').fill(EMAIL)
  expect(await tabOpenedBy(page, () => page.keyboard.press('Enter'))).toBe(chatAddress(BARE))
})
