import { expect, type Page } from '@playwright/test'
import { begin, typeOver, write } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import {
  field,
  openDocument,
  PATIENCE,
  publish,
  publishButton,
  test,
  textEditor,
} from '../support/studio.ts'

/** The cells of a carrier's spreadsheet: the names of the columns, the bands, and prices as Brazil writes them. */
const SPREADSHEET = [
  'Faixa etária\tEnfermaria\tApartamento',
  '00 a 18\tR$ 200,00\tR$ 250,00',
  '19 a 23\tR$ 240,00\tR$ 300,00',
  '24 a 28\tR$ 280,00\tR$ 350,00',
  '29 a 33\tR$ 320,00\tR$ 400,00',
  '34 a 38\tR$ 360,00\tR$ 450,00',
  '39 a 43\tR$ 400,00\tR$ 500,00',
  '44 a 48\tR$ 490,00\tR$ 612,50',
  '49 a 53\tR$ 650,00\tR$ 812,50',
  '54 a 58\tR$ 800,00\tR$ 1.000,00',
  '59 ou mais\tR$ 1.150,00\tR$ 1.437,50',
].join('\r\n')

const LINE = 'Linha escrita no Studio'
const CAPTION = `Amil ${LINE}: preço por pessoa, por mês`

async function copy(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
}

/** Chooses a document by its name in a reference. */
async function choose(page: Page, reference: RegExp, name: string) {
  await page.getByRole('combobox', { name: reference }).click(PATIENCE)
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name }).first()).toBeVisible(PATIENCE)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Inserts a part into the text that is written, by the bar above it, or by its menu where the bar is narrow. */
async function insert(page: Page, name: RegExp) {
  const choice = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first()
  await expect(async () => {
    if (!(await choice.isVisible()))
      await page.getByTestId('insert-menu-button').last().click({ timeout: 5000 })
    await choice.click({ timeout: 5000 })
  }).toPass(PATIENCE)
}

/** More pixels than the list of new documents has. */
const WHOLE_LIST = 5000

const textAt = async (path: string) => (await visit(path)).text.replaceAll('\u00a0', ' ')

test('a price table of two columns takes 10 clicks and 6 fields, is refused beyond the norm of ANS, and stands on the page of its carrier', async ({
  page,
  removeAfter,
}) => {
  const expectAtMost = await begin(page)
  await copy(page, SPREADSHEET)
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  // The Studio draws the end of the list when it is scrolled to.
  await page.getByRole('link', { name: 'Artigo', exact: true }).hover(PATIENCE)
  await page.mouse.wheel(0, WHOLE_LIST)
  await page.getByRole('link', { name: 'Tabela de preços', exact: true }).click(PATIENCE)
  await page.waitForURL(/\/priceTable;[\w-]+/)
  const [, id = ''] = page.url().match(/\/priceTable;([\w-]+)/) ?? []
  removeAfter(id)

  await choose(page, /^Operadora/, 'Amil')
  await write(page, field(page, 'Linha ou produto'), LINE)
  const prices = page.getByRole('textbox', { name: 'Preços por idade' })
  await prices.click()
  await page.keyboard.press('Control+v')
  const shown = page.getByRole('table', { name: 'No site' })
  await expect(shown.getByRole('row', { name: '59 ou mais' })).toContainText(
    'R$ 1.437,50',
    PATIENCE,
  )
  await write(page, field(page, 'Condições'), 'de 2 a 29 vidas')
  await write(page, field(page, 'Fonte'), 'tabela da operadora')
  await page.getByLabel('Vale até').click()
  await typeOver(page, '31/12/2999')
  await page.keyboard.press('Enter')
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  // The last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 9, fields: 6 })

  await prices.fill(SPREADSHEET.replace('1.150,00', '1.250,00'))
  await expect(page.getByText('a última faixa custa 6,25 vezes a primeira').first()).toBeVisible(
    PATIENCE,
  )
  await expect(publishButton(page)).toBeDisabled(PATIENCE)
  await prices.fill(SPREADSHEET)
  await publish(page, id)
  await expect.poll(() => textAt('/amil-saude'), PATIENCE).toContain(CAPTION)
  expect(await textAt('/amil-saude')).toContain('>R$ 1.437,50<')
})

test('a price table is put into an article, which says ‘sob consulta’ once the table has ended', async ({
  page,
  publishBefore,
}) => {
  const article = await articlePage('com-tabela', 'Artigo com tabela de preços')
  const table = `priceTable-${crypto.randomUUID()}`
  await publishBefore([
    {
      _id: table,
      _type: 'priceTable',
      carrier: { _type: 'reference', _ref: 'carrier-amil' },
      line: LINE,
      columns: [{ _key: 'a', name: 'Enfermaria', prices: Array.from({ length: 10 }, () => 200) }],
      conditions: 'de 2 a 29 vidas',
      source: 'tabela da operadora',
      asOf: '2026-01-02',
      validUntil: '2999-12-31',
    },
    { ...article, body: [] },
  ])
  await openDocument(page, article._id, 'article')
  const body = textEditor(page, 'Use títulos a cada poucos parágrafos')
  await expect(body).toBeVisible(PATIENCE)
  await body.click()
  await insert(page, /Tabela de preços por idade/)
  await choose(page, /^Tabela/, LINE)
  await page.keyboard.press('Escape')
  await publish(page, article._id)
  await expect.poll(() => textAt(article.route.path), PATIENCE).toContain(CAPTION)

  await lake.patch(table, { set: { validUntil: '2020-12-31' } }).commit()
  await expect
    .poll(() => textAt(article.route.path), PATIENCE)
    .toContain(`Amil ${LINE}: preços por idade sob consulta.`)
})
