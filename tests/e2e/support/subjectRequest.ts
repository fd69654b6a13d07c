import { phoneText } from '@elos/ui/primitives/phone'
import { expect, type Locator, type Page } from '@playwright/test'
import { chatAddress, settings } from './chat.ts'
import { fillQuote, leadsOf, newEmail, quoteDialog, quoteMessage } from './forms.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

/** The link to the form at the end of a page; the one at its top is the same. */
export const formLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Preencher o formulário' }).last()

/** Checks that a form is about a subject, and answers it. Returns the lines that the request has. */
async function answerAbout(form: Locator, subject: Subject, email: string): Promise<string[]> {
  const { line, about, chosen, withoutQuestions = [], withoutOptions = [], own, late } = subject
  if (about) await expect(form.getByText(about)).toBeVisible()
  if (chosen) await expect(form.getByLabel(chosen[0])).toHaveValue(chosen[1])
  else await expect(form.getByText(line)).toBeVisible()
  for (const question of withoutQuestions) await expect(form.getByLabel(question)).toHaveCount(0)
  for (const [question, option] of withoutOptions)
    await expect(form.getByLabel(question).getByRole('option', { name: option })).toHaveCount(0)
  await fillQuote(form, email)
  if (own) await form.getByLabel(own[0]).fill(own[1])
  await form.getByLabel('Cidade').fill('Campinas/SP')
  if (late) await form.getByLabel(late[0]).fill(late[1])
  await form.getByLabel('Melhor horário').selectOption('manha')
  // The lines have the order of the questions in the form.
  return [
    ...(about ? [about] : []),
    line,
    ...(own ? [own[2]] : []),
    'Cidade: Campinas/SP',
    ...(late ? [late[2]] : []),
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

/** The subject of the page at a path. */
function subjectAt(path: string): Subject {
  const subject = SUBJECTS.find((one) => one.path === path)
  if (!subject) throw new Error(`No subject has the page ${path}: add it to subjects.ts.`)
  return subject
}

/** Requests a quote in the modal that a page opens, and checks that all of it is about the page's subject. */
export async function requestInModal(page: Page, path: string): Promise<void> {
  const subject = subjectAt(path)
  const email = newEmail()
  await page.goto(path)
  await formLink(page).click()
  const dialog = quoteDialog(page)
  await expect(dialog).toHaveAccessibleName(`Cotação: ${subject.name}`)
  const lines = await answerAbout(dialog, subject, email)
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expectRequest(dialog, path, email, lines)
}

/** Does the same without script, where the link leads to a page with the form. */
export async function requestOnPage(page: Page, path: string): Promise<void> {
  const subject = subjectAt(path)
  const email = newEmail()
  await page.goto(path)
  await formLink(page).click()
  await expect(page).toHaveURL(`/cotacao${path}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Cotação: ${subject.name}`)
  const lines = await answerAbout(main, subject, email)
  await main.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(main.getByRole('status')).toContainText('Cotação solicitada com sucesso!')
  await expectRequest(main, path, email, lines)
}
