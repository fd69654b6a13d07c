import { expect, type Locator, type Page } from '@playwright/test'
import { settings } from './chat.ts'
import { lake } from './lake.ts'
import { openSettled } from './settled.ts'

/** The time that a form may take: one that is sent sooner than a person fills it in waits two seconds, and tries again. */
export const SENT = { timeout: 15_000 }

/** An e-mail address that no other test writes: leads are found by it. */
export const newEmail = () => `visita.${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`

/** A question with the answers yes and no. */
export const answer = (form: Locator, question: string, yesNo: 'Sim' | 'Não') =>
  form.getByRole('group', { name: question }).getByLabel(yesNo)

/** Fills in the required fields of a quote request. */
export async function fillQuote(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Nome').fill('Maria José')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Telefone').fill('11988887777')
}

/** Fills in the fields of a partner application that everybody must answer. */
export async function fillPartner(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Nome').fill('João da Silva')
  await form.getByLabel('E-mail').fill(email)
  await form.locator('[name=cidade]').fill('Campinas/SP')
}

/** The questions of the partner application that follow from its answers. */
export const QUESTIONS = {
  isBroker: 'Você já é corretor de seguros?',
  sellsHealth: 'Você já vende planos de saúde?',
  portability: 'Tem experiência com portabilidade?',
  insurance: 'Que tipos de seguro você vende?',
} as const

/** The chat message of a visitor who filled in `fillQuote`, with the lines of further answers. */
export const quoteMessage = (email: string, ...lines: string[]) =>
  [
    `${settings.chatMessages.quote}\n`,
    'Nome: Maria José',
    `E-mail: ${email}`,
    ...lines,
    'Telefone: (11) 98888-7777',
  ].join('\n')

/** The chat message of a broker who filled in `fillPartner`, with the lines of further answers. */
export const partnerMessage = (email: string, ...lines: string[]) =>
  [
    `${settings.chatMessages.partner}\n`,
    'Nome: João da Silva',
    `E-mail: ${email}`,
    'Cidade: Campinas/SP',
    'É corretor de seguros: Sim',
    ...lines,
  ].join('\n')

/** The quote modal: its form, also about something in particular, or what follows a sent request. */
export const quoteDialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(Solicitar Cotação|Cotação: .+|Recebemos o seu pedido)$/ })

/** Shows the questions of a quote form that are folded, or folds them. */
export const openMore = (form: Locator) => form.getByText('Quer contar mais?').click()

/** Shows the age bands of a quote form. */
export const openBands = (form: Locator) =>
  form.getByText('Prefere dizer quantas pessoas há em cada faixa?').click()

/** Opens a page, and the quote modal by the button of its header. `waking.spec.ts` has clicks on a page that is loading. */
export async function openQuote(page: Page, path = '/termos-uso'): Promise<Locator> {
  await openSettled(page, path)
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).click()
  const dialog = quoteDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

export const partnerDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Candidatura de parceria' })

/** Opens the partner page, and the modal by the button of its header. */
export async function openPartner(page: Page): Promise<Locator> {
  await openSettled(page, '/parceiros-elos')
  await page.getByRole('banner').getByRole('link', { name: 'Quero Ser Parceiro' }).click()
  const dialog = partnerDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** The leads in the inbox from an e-mail address. */
export const leadsOf = (email: string) =>
  lake.fetch<{ reference: string; prefersCall: boolean | null }[]>(
    `*[_type == "lead" && email == $email]
      {kind, status, name, reference, phone, prefersCall, page, "answers": answers[]{"line": question + ": " + answer}.line, "consent": consent.version}`,
    { email },
  )

/** The draft of a form that survives a reload; null without one. */
export const draftOf = (page: Page, form: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), `rascunho-${form}`)

/** Opens the home page, and waits until its contact form is awake. */
export async function openContact(page: Page): Promise<Locator> {
  await page.goto('/#contato')
  const form = page.locator('#contato form')
  await form.getByLabel('Nome').focus()
  await expect(form.getByText('Ver a mensagem que será enviada')).toBeVisible()
  return form
}
