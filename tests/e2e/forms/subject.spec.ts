import { phoneText } from '@elos/ui/primitives/phone'
import { expect, type Locator, type Page } from '@playwright/test'
import { chatAddress, settings, test } from '../support/chat.ts'
import {
  ageForms,
  fillQuote,
  leadsOf,
  newEmail,
  quoteDialog,
  quoteMessage,
} from '../support/forms.ts'
import { SUBJECTS, type Subject } from '../support/subjects.ts'

/** The subjects of pages at these paths. */
const subjectsOf = (paths: string[]) => SUBJECTS.filter(({ path }) => paths.includes(path))

/** `subjectForm.spec.ts` has the data of all modals, and every form without script. */
const MODALS = subjectsOf(['/bradesco-saude'])

/** A form with a question of its own, for a browser without script. */
const WITHOUT_SCRIPT = subjectsOf(['/seguro-vida'])

/** The link to the form at the end of a page; the one at its top is the same. */
const formLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Preencher o formulário' }).last()

/** Checks that a form is about a subject, and answers it. Returns the lines that the request has. */
async function answerAbout(form: Locator, subject: Subject, email: string): Promise<string[]> {
  const { line, about, chosen, withoutQuestions = [], own } = subject
  if (about) await expect(form.getByText(about)).toBeVisible()
  if (chosen) await expect(form.getByLabel(chosen[0])).toHaveValue(chosen[1])
  else await expect(form.getByText(line)).toBeVisible()
  for (const question of withoutQuestions) await expect(form.getByLabel(question)).toHaveCount(0)
  await fillQuote(form, email)
  if (own) await form.getByLabel(own[0]).fill(own[1])
  await form.getByLabel('Cidade').fill('Campinas/SP')
  await form.getByLabel('Melhor horário').selectOption('manha')
  // As the form orders its questions.
  return [
    ...(about ? [about] : []),
    line,
    ...(own ? [own[2]] : []),
    'Cidade: Campinas/SP',
    'Melhor horário para ligarmos: Manhã',
  ]
}

/** Checks that the request is in the inbox, and in the chat that is offered. */
async function expectRequest(panel: Locator, path: string, email: string, lines: string[]) {
  await expect(panel.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible()
  await expect(panel).toContainText(phoneText(settings.phone))
  const [lead] = await leadsOf(email)
  expect(lead).toMatchObject({ page: path, answers: lines })
  const reference = lead?.reference ?? ''
  await expect(panel).toContainText(reference)
  await expect(panel.getByRole('link', { name: 'Adiantar pelo WhatsApp' })).toHaveAttribute(
    'href',
    chatAddress(quoteMessage(email, ...lines, `Pedido: ${reference}`)),
  )
}

test.describe('the quote modal', () => {
  test.beforeEach(({ page }) => ageForms(page))

  for (const subject of MODALS) {
    test(`opened on ${subject.path} is about ${subject.name}`, async ({ page }) => {
      const email = newEmail()
      await page.goto(subject.path)
      await formLink(page).click()
      const dialog = quoteDialog(page)
      await expect(dialog).toHaveAccessibleName(`Cotação: ${subject.name}`)
      const lines = await answerAbout(dialog, subject, email)
      await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
      await expectRequest(dialog, subject.path, email, lines)
    })
  }

  test('suggests cities, and forgets its subject on a page about nothing in particular', async ({
    page,
  }) => {
    await page.goto('/amil-saude')
    await formLink(page).click()
    const dialog = quoteDialog(page)
    const city = dialog.getByLabel('Cidade (opcional)')
    await dialog.getByLabel('Nome').fill('Ana')
    await city.focus()
    await expect(city).toHaveAttribute('role', 'combobox')
    await city.fill('sao paul')
    await expect(city).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(city).toHaveValue('São Paulo/SP')
    await expect(dialog.getByRole('listbox', { name: 'Cidades sugeridas' })).toBeHidden()

    await page.goto('/termos-uso')
    await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
    await expect(dialog).toHaveAccessibleName('Solicitar Cotação')
    await expect(dialog.getByLabel('Nome')).toHaveValue('Ana')
    await expect(city).toHaveValue('São Paulo/SP')
    await expect(dialog.getByLabel('Operadora')).toHaveValue('')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const subject of WITHOUT_SCRIPT) {
    test(`the form of ${subject.path} is about ${subject.name}`, async ({ page }) => {
      const email = newEmail()
      await page.goto(subject.path)
      await formLink(page).click()
      await expect(page).toHaveURL(`/cotacao${subject.path}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Cotação: ${subject.name}`)
      const lines = await answerAbout(main, subject, email)
      await main.getByRole('button', { name: 'Solicitar Cotação' }).click()
      await expect(main.getByRole('status')).toContainText('Cotação solicitada com sucesso!')
      await expectRequest(main, subject.path, email, lines)
    })
  }

  test('ages in words are counted, errors are shown beside their fields, and answers stay', async ({
    page,
  }) => {
    const email = newEmail()
    await page.goto('/cotacao/amil-saude')
    const main = page.getByRole('main')
    await fillQuote(main, email)
    await main.getByLabel('Telefone').fill('119')
    await main.getByLabel('Idades').fill('34, 36 e 5')
    const send = main.getByRole('button', { name: 'Solicitar Cotação' })
    await send.click()
    await expect(main.getByLabel('Telefone')).toHaveAccessibleDescription(/Faltam números/)
    await expect(main.getByLabel('Operadora')).toHaveValue('amil')
    await expect(main.getByLabel('Idades')).toHaveValue('34, 36 e 5')
    await main.getByLabel('Telefone').fill('11988887777')
    await send.click()
    await expect(main.getByRole('status')).toBeVisible()
    expect(await leadsOf(email)).toMatchObject([
      {
        answers: [
          'Operadora: Amil',
          'Pessoas por faixa de idade: 0 a 18 anos: 1 vida\n34 a 38 anos: 2 vidas',
        ],
      },
    ])
  })
})

test('search engines do not index the form of a subject, and it is not in the sitemap', async ({
  request,
}) => {
  expect(await (await request.get('/cotacao/amil-saude')).text()).toContain(
    '<meta name="robots" content="noindex">',
  )
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/cotacao')
  expect((await request.get('/cotacao/nao-existe')).status()).toBe(404)
  const elsewhere = await request.get('/cotacao/termos-uso', { maxRedirects: 0 })
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([307, '/#contato'])
})
