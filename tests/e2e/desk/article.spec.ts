import { expect, type Page } from '@playwright/test'
import { begin, write } from '../support/effort.ts'
import { env } from '../support/lake.ts'
import { twoColouredPng } from '../support/picture.ts'
import { visit } from '../support/site.ts'
import { field, PATIENCE, publish, test, textEditor } from '../support/studio.ts'

const SLUG = 'escrito-no-studio'
const PATH = `/blog/${SLUG}`
const TITLE = 'Escrito no Studio'
const DESCRIPTION =
  'Um artigo escrito à mão no Studio, com uma imagem, do primeiro título até a última mensagem.'

const LEAD = 'Responde logo à pergunta'
const BODY = 'Use títulos a cada poucos parágrafos'

/** Puts a table on the clipboard as a spreadsheet does. */
async function copyTable(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const html = '<table><tr><td>Plano<td>Rede<tr><td>Easy<td>Regional</table>'
    const blob = (type: string, content: string) => new Blob([content], { type })
    const text = blob('text/plain', 'Plano\tRede\nEasy\tRegional')
    const item = { 'text/html': blob('text/html', html), 'text/plain': text }
    await navigator.clipboard.write([new ClipboardItem(item)])
  })
}

/** Begins a new article from 'Início'. Returns its id. */
async function newArticle(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page.getByRole('link', { name: 'Artigo', exact: true }).click(PATIENCE)
  await page.waitForURL(/;article;[\w-]+/)
  const [, id = ''] = page.url().match(/;article;([\w-]+)/) ?? []
  await expect(field(page, 'Título')).toBeEditable(PATIENCE)
  return id
}

/** Chooses a file for the cover. The words of the label are under its field, which is transparent. */
async function chooseCover(page: Page, content: Buffer) {
  const chooser = page.waitForEvent('filechooser', PATIENCE)
  await page.locator('label').filter({ hasText: 'Fazer upload' }).click(PATIENCE)
  await (await chooser).setFiles({ name: 'metades.png', mimeType: 'image/png', buffer: content })
}

const focusEditor = (page: Page) =>
  page.getByRole('button', { name: 'Abrir diálogo de edição de imagem' })

test('an article with an image, a table and its page takes 15 clicks and 9 fields, is previewed and gets its page by publishing', async ({
  page,
  removeAfter,
}) => {
  const expectAtMost = await begin(page)
  await copyTable(page)
  const id = await newArticle(page)
  removeAfter(id)

  await write(page, field(page, 'Título'), TITLE)
  await expect(field(page, 'Fim do endereço')).toHaveValue(SLUG, PATIENCE)
  await write(page, field(page, 'Descrição'), DESCRIPTION)
  await textEditor(page, LEAD).click()
  await page.keyboard.type('Assim começa o artigo.')
  await textEditor(page, BODY).click()
  await page.keyboard.type('Assim ele continua.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  await chooseCover(page, await twoColouredPng())
  await expect(focusEditor(page)).toBeVisible(PATIENCE)
  await write(page, field(page, 'Descrição da imagem'), 'Uma metade vermelha e uma azul')
  await page.getByLabel(/^Ícone/).selectOption('Carteira')

  await page.getByRole('button', { name: 'Preencher a página' }).click(PATIENCE)
  await expect(field(page, 'Endereço')).toHaveValue(PATH, PATIENCE)
  await expect(field(page, 'Título para buscadores')).toHaveValue(`${TITLE} | Elos Saúde`)
  await expect(page.getByText(`› blog › ${SLUG}`)).toBeVisible()
  // The last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 14, fields: 9 })

  await page.getByRole('button', { name: 'Só rascunho' }).click(PATIENCE)
  await page.getByRole('link', { name: `${TITLE} ${PATH}` }).click(PATIENCE)
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  await expect(preview.getByText('Assim ele continua.')).toBeVisible(PATIENCE)
  expect((await visit(PATH)).status, 'a draft is for staff alone').toBe(404)

  await publish(page, id)
  await expect.poll(async () => (await visit(PATH)).status, PATIENCE).toBe(200)
  const { text } = await visit(PATH)
  expect(text).toContain('Assim começa o artigo.')
  expect(text).toContain('1 min de leitura')
  expect(text).toMatch(/<img[^>]*Uma metade vermelha e uma azul/)
  expect(text).toMatch(/<caption[^>]*>.*Plano e Rede/)
  const textAt = async (at: string) => (await visit(at)).text
  await expect.poll(() => textAt('/blog'), PATIENCE).toContain(`href="${PATH}"`)
  await expect.poll(() => textAt('/sitemap.xml'), PATIENCE).toContain(`${PATH}</loc>`)
})

test('a cover that is no image is refused in words, and an image can be chosen in its place', async ({
  page,
  removeAfter,
}) => {
  await begin(page)
  removeAfter(await newArticle(page))
  await chooseCover(page, Buffer.from('Isto é um texto.'))
  await expect(page.getByText('O arquivo não chegou')).toBeVisible(PATIENCE)
  await chooseCover(page, await twoColouredPng())
  await expect(focusEditor(page)).toBeVisible(PATIENCE)
})

test('Tab goes from field to field of a new document, and Shift+Tab back to the actions of one', async ({
  page,
}) => {
  await begin(page)
  await newArticle(page)
  await field(page, 'Título').focus()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Fim do endereço')).toBeFocused()
  // The Studio draws the actions of a field once it knows that the focus is there.
  await expect(page.getByTestId('field-actions-menu-slug')).toBeVisible(PATIENCE)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Ações do campo')
  await field(page, 'Descrição').focus()
  await page.keyboard.press('Tab')
  await expect(textEditor(page, LEAD)).toBeFocused()
})
