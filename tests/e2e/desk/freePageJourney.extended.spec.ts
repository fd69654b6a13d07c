import { brazilianDay, dayOf, daysAfter } from '@elos/content/parts/time/day'
import { expect, type Locator, type Page } from '@playwright/test'
import { begin, write } from '../support/effort.ts'
import { visit } from '../support/site.ts'
import { field, openTab, PATIENCE, publish, test, textEditor } from '../support/studio.ts'

const PATH = '/plano-para-dentistas'

/** The day on which the campaign leaves the site. */
const LEAVING = brazilianDay(daysAfter(dayOf(new Date()), 20))

/** The form of the section, or of the item of a section, that was opened last. */
const openForm = (page: Page) => page.getByRole('dialog').last()

/** Returns the form of the section with a title from the model, once one can write in it. */
async function formOf(page: Page, title: string): Promise<Locator> {
  const form = openForm(page)
  await expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue(title, PATIENCE)
  return form
}

/** Goes from the form of a section to that of the next one. */
async function goOn(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Próxima seção: ${title}` }).click(PATIENCE)
  return formOf(page, title)
}

/** The part of a form that a description explains. */
const partOf = (form: Locator, description: string) =>
  form.getByRole('group').filter({ hasText: description }).last()

/** Writes into a field that has the focus by itself. */
async function writeFocused(page: Page, input: Locator, text: string) {
  await expect(input).toBeEditable(PATIENCE)
  await expect(input).toBeFocused(PATIENCE)
  await page.keyboard.type(text)
}

/** Chooses the document with a name in a search. */
async function choose(page: Page, form: Locator, name: string) {
  await form.getByRole('combobox').first().click(PATIENCE)
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name }).first()).toBeVisible(PATIENCE)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('link', { name }).first()).toBeVisible(PATIENCE)
}

/** Adds a question to a list, and writes it with its answer in a form of its own. */
async function addQuestion(page: Page, list: Locator, question: string, answer: string) {
  await list.getByRole('button', { name: 'Adicionar item' }).click(PATIENCE)
  await expect(page.getByRole('dialog')).toHaveCount(2, PATIENCE)
  const item = openForm(page)
  await writeFocused(page, item.getByRole('textbox', { name: /^Pergunta/ }), question)
  await partOf(item, 'A resposta, em uma').getByRole('textbox').first().click()
  await page.keyboard.type(answer)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1, PATIENCE)
}

test('a campaign of six sections takes a reader who writes what is its own 24 clicks and 12 fields from Início, and is on the site by publishing', async ({
  page,
  removeAfter,
}) => {
  const expectAtMost = await begin(page)
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page
    .getByRole('link', { name: 'Página livre: campanha com prazo', exact: true })
    .click(PATIENCE)
  await page.waitForURL(/\/freePage;[\w-]+/)
  const [, id = ''] = page.url().match(/\/freePage;([\w-]+)/) ?? []
  removeAfter(id)
  await writeFocused(page, field(page, 'Nome'), 'Plano para dentistas')
  await choose(page, page.getByTestId('form-view'), 'Plano Empresarial')
  await write(page, field(page, 'Título'), 'Quem atende também se cuida')
  await page.keyboard.press('Tab')
  await expect(textEditor(page, 'Uma ou duas frases abaixo do título')).toBeFocused(PATIENCE)
  await page.keyboard.type('Conte a idade de cada pessoa e a cidade.')

  await page.getByRole('button', { name: 'O que muda nesta campanha' }).first().click(PATIENCE)
  const change = await formOf(page, 'O que muda nesta campanha')
  await partOf(change, 'De um a três parágrafos').getByRole('textbox').first().click()
  await page.keyboard.type('O consultório contrata como empresa.')

  const fit = await goOn(page, 'Para quem serve')
  await expect(fit.getByText('A seção “Para quem serve” está vazia')).toBeVisible(PATIENCE)
  const list = partOf(fit, 'A quem serve. Uma frase curta')
  await list.getByRole('button', { name: 'Adicionar item' }).click(PATIENCE)
  await writeFocused(page, list.getByRole('textbox'), 'Quem tem CNPJ')

  await choose(page, await goOn(page, 'Quem participa'), 'Plano Empresarial')

  await goOn(page, 'Como contratar')
  await goOn(page, 'O que ter à mão')
  const questions = partOf(await goOn(page, 'Dúvidas sobre a campanha'), 'As que só valem aqui')
  await addQuestion(page, questions, 'Posso incluir sócios?', 'Sim, conforme o contrato.')
  await addQuestion(page, questions, 'E a família?', 'Também, conforme o contrato.')
  await openForm(page).getByRole('button', { name: 'Close dialog' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0, PATIENCE)
  await openTab(page, 'Período')
  await write(page, field(page, 'Tirar do site em'), LEAVING)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Preencher a página' }).click(PATIENCE)
  // The key that chooses a document is reported as a click too; the last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 23, fields: 12 })
  await publish(page, id)
  await expect.poll(async () => (await visit(PATH)).status, PATIENCE).toBe(200)
  const { text: published } = await visit(PATH)
  for (const said of ['O consultório contrata como empresa.', 'Compare antes de escolher'])
    expect(published).toContain(said)
  await expect
    .poll(async () => (await visit('/sitemap.xml')).text, PATIENCE)
    .toContain(`${PATH}</loc>`)
})
