import { expect, type Page } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { twoColouredPng } from '../support/picture.ts'
import { visit } from '../support/site.ts'
import { createDocument, field, openTab, PATIENCE, publish, test } from '../support/studio.ts'

const ARTICLE = `article-${crypto.randomUUID()}`
const ROUTE = `route-${crypto.randomUUID()}`
const SLUG = 'escrito-no-studio'
const TITLE = 'Escrito no Studio'
const DESCRIPTION =
  'Um artigo escrito à mão no Studio, com uma imagem, do primeiro título até a última mensagem.'

/** Writes in the text editor of the field with this description. */
async function write(page: Page, description: string, text: string) {
  const field = page.getByRole('group').filter({ hasText: description }).last()
  await field.getByRole('textbox').first().click()
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

async function writeArticle(page: Page) {
  await createDocument(page, ARTICLE, 'article')
  await field(page, 'Título').fill(TITLE, PATIENCE)
  await page.getByRole('button', { name: 'Gerar' }).click()
  await expect(field(page, 'Identificador')).toHaveValue(SLUG)
  await field(page, 'Descrição').fill(DESCRIPTION)
  await write(page, 'Responde logo à pergunta', 'Assim começa o artigo.')
  await write(page, 'Use títulos a cada poucos parágrafos', 'Assim ele continua.')
  await page
    .getByLabel('Fazer upload')
    .setInputFiles({ name: 'metades.png', mimeType: 'image/png', buffer: await twoColouredPng() })
  await focusOnTheRight(page)
  await field(page, 'Descrição da imagem').fill('Uma metade vermelha e uma azul')
  await page.getByLabel('Ícone', { exact: true }).selectOption('Carteira')
  await openTab(page, 'Publicação')
  await page.getByLabel('Minutos de leitura', { exact: true }).fill('4')
  await openTab(page, 'Encerramento')
  await field(page, 'Título').fill('Vamos conversar?')
  await write(page, 'O que acontece depois do clique', 'Respondemos no mesmo dia.')
  await field(page, 'Texto do botão').fill('Pedir cotação')
  await field(page, 'Mensagem da conversa').fill('Olá! Li o artigo de vocês.')
  await publish(page, ARTICLE)
}

const draftOf = (id: string) => lake.getDocument(`drafts.${id}`)

/** Chooses the article as what the page is about. */
async function choosePageContent(page: Page) {
  await page.getByRole('combobox', { name: 'Conteúdo da página' }).fill(TITLE)
  // The page itself, in the list of pages beside the form, has the same title.
  const found = page.getByRole('option', { name: TITLE }).filter({ hasNotText: `/blog/${SLUG}` })
  await found.click(PATIENCE)
  await expect.poll(() => draftOf(ROUTE), PATIENCE).toMatchObject({ subject: { _ref: ARTICLE } })
}

async function writePage(page: Page) {
  await createDocument(page, ROUTE, 'route')
  await field(page, 'Caminho').fill(`/blog/${SLUG}`, PATIENCE)
  await field(page, 'Nome curto').fill(TITLE)
  await page.getByLabel('Categoria', { exact: true }).selectOption('Blog')
  // The Studio makes the form anew once the first edit is saved; what is half typed then is lost. It
  // saves one edit after the other: the last is saved after the form was made.
  await expect.poll(() => draftOf(ROUTE), PATIENCE).toMatchObject({ category: 'blog' })
  await choosePageContent(page)
  await openTab(page, 'Buscadores e redes')
  await field(page, 'Título para buscadores').fill(`${TITLE} | Elos Saúde`)
  await field(page, 'Descrição para buscadores').fill(DESCRIPTION)
  await publish(page, ROUTE)
}

test('an article written in the Studio, with an image focused off its centre, is on the site', async ({
  page,
  removeAfter,
}) => {
  removeAfter(ROUTE, ARTICLE)
  await writeArticle(page)
  await writePage(page)
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
