/**
 * Counts the clicks and the fields that the tasks of every day take in the Studio. Each count begins at the Studio's
 * first screen, 'Início', and ends when the site shows the result. Every click counts, those into a field too;
 * a field counts once, however much is written or pasted in it. Keys such as Ctrl+K do not count.
 */
import { dayOf } from '@elos/content/parts/time/day'
import { expect, type Locator, type Page } from '@playwright/test'
import { limitEffort } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { articlePage, carrierPage } from '../support/newPages.ts'
import { twoColouredPng } from '../support/picture.ts'
import { visit } from '../support/site.ts'
import { field, openStudio, PATIENCE, publishButton, test, textEditor } from '../support/studio.ts'

/** Opens the first screen, and counts from there; returns what refuses more than a task may take. */
async function begin(page: Page) {
  await openStudio(page, '/inicio')
  await expect(page.getByText('Próximas mudanças, em 30 dias')).toBeVisible(PATIENCE)
  return limitEffort(page)
}

const textAt = async (path: string) => (await visit(path)).text

/** Clicks into a field and writes. A document that was just opened can be written in once the Studio has read it. */
async function write(page: Page, input: Locator, text: string) {
  await expect(input).toBeEditable(PATIENCE)
  await input.click(PATIENCE)
  await typeOver(page, text)
}

/** Writes in place of what the field in focus has. */
async function typeOver(page: Page, text: string) {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Publishes the document with the page that is proposed for it: two clicks. */
async function publishWithPage(page: Page) {
  await page.getByRole('button', { name: 'Preencher a página' }).click(PATIENCE)
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publishButton(page).click()
}

const COLUMNS = ['Plano', 'Rede', 'Carência', 'Reembolso']
const ROWS = [
  COLUMNS,
  ...[1, 2, 3].map((row) => COLUMNS.map((column) => `${column} da linha ${row}`)),
]

/** Puts the rows on the clipboard as a spreadsheet does. */
async function copyRows(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const html = ROWS.map((cells) => `<tr><td>${cells.join('<td>')}`).join('')
  await page.evaluate(
    async ([table, text]) => {
      const blob = (type: string, content: string) => new Blob([content], { type })
      const item = { 'text/html': blob('text/html', table), 'text/plain': blob('text/plain', text) }
      await navigator.clipboard.write([new ClipboardItem(item)])
    },
    [`<table>${html}</table>`, ROWS.map((cells) => cells.join('\t')).join('\n')] as const,
  )
}

test('a new article with an image, a table and its page', async ({ page, removeAfter }) => {
  const expectAtMost = await begin(page)
  await copyRows(page)
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page.getByRole('link', { name: 'Artigo', exact: true }).click(PATIENCE)
  await page.waitForURL(/;article;[\w-]+/)
  const [, id = ''] = page.url().match(/;article;([\w-]+)/) ?? []
  removeAfter(id)

  await write(page, field(page, 'Título'), 'Medido em cliques')
  await expect(field(page, 'Fim do endereço')).toHaveValue('medido-em-cliques', PATIENCE)
  await write(
    page,
    field(page, 'Descrição'),
    'Um artigo que conta os cliques e os campos que ele mesmo pede à equipe.',
  )
  await textEditor(page, 'Responde logo à pergunta').click()
  await page.keyboard.type('Assim começa o artigo medido.')
  await textEditor(page, 'Use títulos a cada poucos parágrafos').click()
  await page.keyboard.type('Assim ele continua.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  const chooser = page.waitForEvent('filechooser', PATIENCE)
  // The file input, which is transparent, lies over its words.
  await page.getByText('Fazer upload').first().click({ force: true })
  await (await chooser).setFiles({
    name: 'metades.png',
    mimeType: 'image/png',
    buffer: await twoColouredPng(),
  })
  await write(page, field(page, 'Descrição da imagem'), 'Duas metades medidas')
  await publishWithPage(page)

  const path = '/blog/medido-em-cliques'
  await expect.poll(async () => (await visit(path)).status, PATIENCE).toBe(200)
  const text = await textAt(path)
  expect(text).toContain('1 min de leitura')
  expect(text).toMatch(/<img[^>]*Duas metades medidas/)
  expect(text).toMatch(/<caption[^>]*>.*Plano, Rede, Carência e Reembolso/)
  await expectAtMost({ clicks: 15, fields: 9 })
})

const CLAIM = 'claim-amil-preco'

test('a change of a price', async ({ page, restoreAfter }) => {
  await restoreAfter(CLAIM)
  // Without a last day of validity, and a check of the source, a new price cannot be published.
  await lake.patch(CLAIM, { set: { validUntil: '2999-12-31', asOf: dayOf(new Date()) } }).commit()
  const expectAtMost = await begin(page)
  await page.getByRole('button', { name: 'Abrir pesquisa' }).click()
  await typeOver(page, 'Amil: mensalidade inicial')
  await page
    .getByRole('option', { name: /^Amil: mensalidade inicial/ })
    .first()
    .click(PATIENCE)
  await write(page, field(page, 'Número'), '169,90')
  await expect(page.getByText('No site: a partir de R$ 169,90 por mês')).toBeVisible(PATIENCE)
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publishButton(page).click()

  await expect.poll(() => textAt('/amil-saude'), PATIENCE).toContain('R$ 169,90')
  await expectAtMost({ clicks: 4, fields: 2 })
})

test('a carrier taken off the site', async ({ page, publishBefore, restoreAfter }) => {
  await restoreAfter('homePage', 'partnerPage')
  const carrier = await carrierPage('suspensa-medida', 'Suspensa Medida')
  const article = await articlePage('artigo-com-link', 'Artigo com um link')
  const link = { _key: 'm', _type: 'routeLink', page: { _type: 'reference', _ref: carrier._id } }
  const children = [{ _key: 's', _type: 'span', text: 'Leia esta página', marks: ['m'] }]
  const body = [{ _key: 'b', _type: 'block', style: 'normal', markDefs: [link], children }]
  await publishBefore([carrier, { ...article, body }])
  const item = { _key: 'suspensa', _type: 'reference', _ref: carrier._id }
  for (const list of ['homePage', 'partnerPage'])
    await lake.patch(list).append('carriers.items', [item]).commit()
  await expect.poll(() => textAt('/'), PATIENCE).toContain('href="/suspensa-medida"')

  const expectAtMost = await begin(page)
  await page.keyboard.press('Control+k')
  await typeOver(page, carrier.name)
  await page.getByRole('option', { name: carrier.name }).click(PATIENCE)
  await expect(field(page, 'Nome')).toHaveValue(carrier.name, PATIENCE)
  await page.getByRole('button', { name: 'Tirar do ar', exact: true }).click(PATIENCE)
  const question = page.getByRole('dialog', { name: 'Tirar do ar' })
  await expect(question).toContainText('Página inicial', PATIENCE)
  await expect(question).toContainText('Página de parceiros')
  await expect(question.getByRole('link', { name: /^Artigo com um link/ })).toBeVisible()
  await question.getByRole('button', { name: 'Tirar do ar', exact: true }).click()

  await expect.poll(async () => (await visit(carrier.route.path)).status, PATIENCE).toBe(404)
  for (const path of ['/', '/parceiros-elos'])
    await expect.poll(() => textAt(path), PATIENCE).not.toContain('Suspensa Medida')
  const text = await textAt(article.route.path)
  expect(text).toContain('Leia esta página')
  expect(text).not.toContain('href="/suspensa-medida"')
  await expectAtMost({ clicks: 3, fields: 1 })
})

test('a new carrier, with one document and its checklist', async ({
  page,
  removeAfter,
  restoreAfter,
}) => {
  await restoreAfter('homePage', 'partnerPage')
  const expectAtMost = await begin(page)
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page.getByRole('link', { name: 'Operadora', exact: true }).click(PATIENCE)
  await page.waitForURL(/carrier;[\w-]{36}/)
  const [, id = ''] = page.url().match(/carrier;([\w-]{36})/) ?? []
  removeAfter(id)
  await write(page, field(page, 'Nome'), 'Medida Saúde')
  await expect(field(page, 'Fim do endereço')).toHaveValue('medida-saude', PATIENCE)
  await page.getByRole('button', { name: 'Oferecer', exact: true }).click(PATIENCE)
  // Otherwise the first check of the fields would end after the click on 'Publicar', and undo it.
  await expect(page.getByLabel('Contém erro').first()).toBeVisible(PATIENCE)
  await publishWithPage(page)
  for (const list of ['Página inicial', 'Página de parceiros'])
    await page.getByRole('button', { name: `Incluir: ${list}` }).click(PATIENCE)

  await expect.poll(() => textAt('/'), PATIENCE).toContain('href="/medida-saude"')
  await expect.poll(() => textAt('/sitemap.xml'), PATIENCE).toContain('/medida-saude</loc>')
  await expect.poll(() => textAt('/parceiros-elos'), PATIENCE).toContain('Medida Saúde')
  expect(await textAt('/')).toMatch(/<option[^>]*>Medida Saúde</)
  expect(page.url(), 'no other document was opened for it').toContain(id)
  await expectAtMost({ clicks: 8, fields: 1 })
})
