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

async function drag(page: Page, [fromX, fromY]: Point, [toX, toY]: Point) {
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(toX, toY, { steps: 5 })
  await page.mouse.up()
}

type Point = readonly [x: number, y: number]

/** Makes the oval around what has to stay visible smaller, then moves it to the right. */
async function focusOnTheRight(page: Page) {
  await page.getByRole('button', { name: 'Abrir diálogo de edição de imagem' }).click(PATIENCE)
  const dialog = page.getByRole('dialog', { name: 'Editar foco e recortar' })
  const picture = dialog.locator('svg[data-handle=crop]')
  await expect(picture).toBeVisible(PATIENCE)
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not drawn: is the window large enough?')
  const { x, y, width, height } = box
  const at = (right: number, down: number): Point => [x + width * right, y + height * down]
  // The oval's handle is at its lower right, at 45 degrees.
  const onOval = (radius: number) => 0.5 + radius * Math.SQRT1_2
  await drag(page, at(onOval(0.5), onOval(0.5)), at(onOval(0.2), onOval(0.2)))
  await drag(page, at(0.5, 0.5), at(0.8, 0.5))
  await dialog.getByRole('button').first().click()
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
  await focusOnTheRight(page)
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

test('an article written in the Studio, with an image focused off its centre, is previewed and gets its page by publishing', async ({
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
  const [image = ''] = text.match(/<img[^>]*Uma metade vermelha e uma azul[^>]*>/) ?? []
  // Three of width for two of height: 600 of 1200, in the middle from 300 to 900.
  const [, left] = image.match(/rect=(\d+),0,60\d,400/) ?? []
  expect(Number(left), 'the image is cut around what its editor focused').toBeGreaterThan(500)
  const textAt = async (at: string) => (await visit(at)).text
  await expect.poll(() => textAt('/blog'), PATIENCE).toContain(`href="${path}"`)
  await expect.poll(() => textAt('/sitemap.xml'), PATIENCE).toContain(`${path}</loc>`)
})
