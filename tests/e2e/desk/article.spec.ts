import { expect, type Page } from '@playwright/test'
import { env } from '../support/lake.ts'
import { twoColouredPng } from '../support/picture.ts'
import { visit } from '../support/site.ts'
import {
  createDocument,
  field,
  openTab,
  PATIENCE,
  publish,
  test,
  textEditor,
} from '../support/studio.ts'

const ARTICLE = `article-${crypto.randomUUID()}`
const SLUG = 'escrito-no-studio'
const TITLE = 'Escrito no Studio'
const DESCRIPTION =
  'Um artigo escrito à mão no Studio, com uma imagem, do primeiro título até a última mensagem.'

const LEAD = 'Responde logo à pergunta'
const BODY = 'Use títulos a cada poucos parágrafos'

/** Writes in the text editor of the field with this description. */
async function write(page: Page, description: string, text: string) {
  await textEditor(page, description).click()
  await page.keyboard.type(text)
}

/** Chooses a file that is no image, which is refused, and then an image. */
async function chooseCover(page: Page) {
  const png = (buffer: Buffer) => ({ name: 'metades.png', mimeType: 'image/png', buffer })
  const upload = page.getByLabel('Fazer upload')
  await upload.setInputFiles(png(Buffer.from('Isto é um texto.')))
  await expect(page.getByText('O arquivo não chegou')).toBeVisible(PATIENCE)
  await upload.setInputFiles(png(await twoColouredPng()))
}

/** Goes from field to field of a new document with the keyboard, each one stop, and back to the actions of one. */
async function tabThrough(page: Page) {
  await expect(field(page, 'Título')).toBeFocused(PATIENCE)
  await page.keyboard.press('Tab')
  await expect(field(page, 'Fim do endereço')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Ações do campo')
  await field(page, 'Descrição').focus()
  await page.keyboard.press('Tab')
  await expect(textEditor(page, LEAD)).toBeFocused()
}

/** Writes the article. Its slug follows the title. */
async function writeArticle(page: Page) {
  await createDocument(page, ARTICLE, 'article')
  await tabThrough(page)
  await field(page, 'Título').fill(TITLE, PATIENCE)
  await expect(field(page, 'Fim do endereço')).toHaveValue(SLUG)
  await field(page, 'Descrição').fill(DESCRIPTION)
  await write(page, LEAD, 'Assim começa o artigo.')
  await write(page, BODY, 'Assim ele continua.')
  await chooseCover(page)
  const focus = page.getByRole('button', { name: 'Abrir diálogo de edição de imagem' })
  await expect(focus).toBeVisible(PATIENCE)
  await field(page, 'Descrição da imagem').fill('Uma metade vermelha e uma azul')
  await page.getByLabel(/^Ícone/).selectOption('Carteira')
  await openTab(page, 'Publicação')
  await page.getByLabel('Minutos de leitura', { exact: true }).fill('4')
}

/** Makes the Studio fill in the page that it proposes. The form opens its tab. */
async function fillPage(page: Page) {
  // The Studio ignores a click while it saves the last change.
  await expect(async () => {
    const fill = page.getByRole('button', { name: 'Preencher a página' })
    if (await fill.isVisible()) await fill.click({ timeout: 5000 })
    await expect(field(page, 'Endereço')).toHaveValue(`/blog/${SLUG}`, { timeout: 5000 })
  }).toPass(PATIENCE)
  await expect(field(page, 'Título para buscadores')).toHaveValue(`${TITLE} | Elos Saúde`)
  await expect(page.getByText(`› blog › ${SLUG}`)).toBeVisible()
}

/** Looks at the draft on the site, from the form. */
async function lookAtDraft(page: Page) {
  await page.getByRole('button', { name: 'Só rascunho' }).click(PATIENCE)
  await page.getByRole('link', { name: `${TITLE} /blog/${SLUG}` }).click(PATIENCE)
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  await expect(preview.getByText('Assim ele continua.')).toBeVisible(PATIENCE)
}

test('an article written in the Studio, with an image that can be focused, is previewed and gets its page by publishing', async ({
  page,
  removeAfter,
}) => {
  removeAfter(ARTICLE)
  await writeArticle(page)
  await fillPage(page)
  await lookAtDraft(page)
  expect((await visit(`/blog/${SLUG}`)).status, 'a draft is for staff alone').toBe(404)
  await publish(page, ARTICLE)
  const path = `/blog/${SLUG}`
  await expect.poll(async () => (await visit(path)).status, PATIENCE).toBe(200)
  const { text } = await visit(path)
  expect(text).toContain('Assim começa o artigo.')
  expect(text).toContain('Assim ele continua.')
  expect(text).toMatch(/<img[^>]*Uma metade vermelha e uma azul/)
  const textAt = async (at: string) => (await visit(at)).text
  await expect.poll(() => textAt('/blog'), PATIENCE).toContain(`href="${path}"`)
  await expect.poll(() => textAt('/sitemap.xml'), PATIENCE).toContain(`${path}</loc>`)
})
