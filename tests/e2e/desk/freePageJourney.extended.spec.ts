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

/** Opens a section that has its title from the model, writes the rest of it, and closes it. */
async function writeSection(page: Page, title: string, fill: (form: Locator) => Promise<void>) {
  await page.getByRole('button', { name: title }).first().click(PATIENCE)
  const form = openForm(page)
  await expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue(title, PATIENCE)
  await fill(form)
  await openForm(page).getByRole('button', { name: 'Close dialog' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0, PATIENCE)
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

test('a campaign of six sections takes a reader who writes what is its own 25 clicks and 12 fields from Início, and is on the site by publishing', async ({
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

  await writeSection(page, 'O que muda nesta campanha', async (form) => {
    await partOf(form, 'De um a três parágrafos').getByRole('textbox').first().click()
    await page.keyboard.type('O consultório contrata como empresa.')
  })
  await writeSection(page, 'Para quem serve', async (form) => {
    await expect(form.getByText('A seção “Para quem serve” está vazia')).toBeVisible(PATIENCE)
    await expect(form.getByRole('textbox', { name: /^Chamada curta/ })).toBeFocused(PATIENCE)
    const list = partOf(form, 'A quem serve. Uma frase curta')
    await list.getByRole('button', { name: 'Adicionar item' }).click(PATIENCE)
    await writeFocused(page, list.getByRole('textbox'), 'Quem tem CNPJ')
  })
  await writeSection(page, 'Quem participa', (form) => choose(page, form, 'Plano Empresarial'))
  await writeSection(page, 'Dúvidas sobre a campanha', async (form) => {
    const list = partOf(form, 'As que só valem aqui')
    await addQuestion(page, list, 'Posso incluir sócios?', 'Sim, conforme o contrato.')
    await addQuestion(page, list, 'E a família?', 'Também, conforme o contrato.')
  })
  await openTab(page, 'Período')
  await write(page, field(page, 'Tirar do site em'), LEAVING)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Preencher a página' }).click(PATIENCE)
  // The key that chooses a document is reported as a click too; the last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 24, fields: 12 })
  await publish(page, id)
  await expect.poll(async () => (await visit(PATH)).status, PATIENCE).toBe(200)
  const { text } = await visit(PATH)
  for (const said of ['O consultório contrata como empresa.', 'Compare antes de escolher'])
    expect(text).toContain(said)
  await expect
    .poll(async () => (await visit('/sitemap.xml')).text, PATIENCE)
    .toContain(`${PATH}</loc>`)
})
