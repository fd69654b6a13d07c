import { recordsIn } from '@elos/content/parts/stored/value'
import { expect, type Page } from '@playwright/test'
import { begin } from '../support/effort.ts'
import { freePage } from '../support/freePage.ts'
import { lake } from '../support/lake.ts'
import { field, openActions, openDocument, PATIENCE, test } from '../support/studio.ts'

const LIST = 'O que ter à mão'
const TEXT = 'O que muda'
const NAME = 'Página que serve de modelo'

/** The draft of a document. */
const draftOf = (id: string) => lake.getDocument(`drafts.${id}`)

/** The titles of the sections of a page's draft, in their order. */
const titlesOf = async (id: string) =>
  recordsIn((await draftOf(id))?.sections).map(({ title }) => title)

/** Every key in a value, at any depth. */
const keysIn = (value: unknown) => new Set(JSON.stringify(value).match(/"_key":"[^"]+"/g))

/** The row of the first section with a title. */
const rowOf = (page: Page, title: string) =>
  page.getByRole('group', { name: title, exact: true }).first()

/** Chooses from the menu of the row of a section. */
async function openRowMenu(page: Page, title: string, item: string) {
  await rowOf(page, title).getByTestId('array-item-menu-button').click(PATIENCE)
  await page.getByRole('menuitem', { name: item, exact: true }).click(PATIENCE)
}

test('a section is moved by one click, and not beyond the ends of the page', async ({
  page,
  publishBefore,
}) => {
  const document = freePage('Página de ordem')
  await publishBefore([document])
  await openDocument(page, document._id, 'freePage')
  const up = rowOf(page, LIST).getByRole('button', { name: 'Mover para cima' })
  const down = rowOf(page, LIST).getByRole('button', { name: 'Mover para baixo' })
  await expect(up).toBeDisabled(PATIENCE)
  await down.click()
  await expect.poll(() => titlesOf(document._id), PATIENCE).toEqual([TEXT, LIST])
  await expect(down).toBeDisabled()
  await up.click()
  await expect.poll(() => titlesOf(document._id), PATIENCE).toEqual([LIST, TEXT])
})

test('a section that is repeated in a page, or copied to another, has keys of its own', async ({
  page,
  publishBefore,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [one, other] = [freePage('Página de onde'), freePage('Página para onde')]
  await publishBefore([one, other])
  await openDocument(page, one._id, 'freePage')
  await openRowMenu(page, TEXT, 'Duplicar')
  await expect.poll(() => titlesOf(one._id), PATIENCE).toEqual([LIST, TEXT, TEXT])
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox', { name: /^Título/ })).toBeVisible(PATIENCE)
  await form.getByRole('button', { name: 'Close dialog' }).click()
  await expect(form).toBeHidden(PATIENCE)
  await openRowMenu(page, LIST, 'Copiar')
  await openDocument(page, other._id, 'freePage')
  await expect(field(page, 'Nome')).toHaveValue('Página para onde', PATIENCE)
  // The Studio draws the actions of the field that the mouse is over.
  await page.getByTestId('field-sections').hover(PATIENCE)
  const actions = page.getByTestId('field-actions-menu-sections')
  await actions.getByRole('button', { name: 'Ações do campo' }).click(PATIENCE)
  await page.getByRole('menuitem', { name: 'Colar campo' }).click(PATIENCE)
  await expect.poll(() => titlesOf(other._id), PATIENCE).toEqual([LIST, TEXT, LIST])
  for (const { _id } of [one, other]) {
    const keys = recordsIn((await draftOf(_id))?.sections).flatMap((each) => [...keysIn(each)])
    expect(keys.length).toBeGreaterThan(4)
    expect(new Set(keys).size, keys.join()).toBe(keys.length)
  }
})

test('a page that was saved as a model begins another by six clicks, which has all but its name', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  const document = freePage(NAME)
  await publishBefore([document])
  await openDocument(page, document._id, 'freePage')
  await openActions(page, 'Guardar como modelo')
  await expect(page.getByText(`“${NAME}” está em “Modelos de página”.`)).toBeVisible(PATIENCE)
  const model = await lake.fetch<string>('*[_type == "pageModel" && name == $name][0]._id', {
    name: NAME,
  })
  removeAfter(model)

  const expectAtMost = await begin(page)
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click(PATIENCE)
  await page.getByRole('link', { name: 'Ferramentas' }).click(PATIENCE)
  await page.getByRole('link', { name: 'Modelos de página' }).click(PATIENCE)
  await page.getByRole('link', { name: NAME }).click(PATIENCE)
  await openActions(page, 'Usar este modelo')
  await page.waitForURL(/freePage;[\w-]+/, PATIENCE)
  // The menu of the actions may close once.
  await expectAtMost({ clicks: 8, fields: 0 })
  const [, id = ''] = page.url().match(/freePage;([\w-]+)/) ?? []
  removeAfter(id)
  await expect(field(page, 'Nome')).toHaveValue('', PATIENCE)
  expect(await draftOf(id)).toMatchObject({
    sections: document.sections,
    closing: document.closing,
    chatMessage: document.chatMessage,
  })
})

test('a campaign begins with the titles of its sections by two clicks', async ({ page }) => {
  const expectAtMost = await begin(page)
  await page.getByRole('button', { name: 'Criar novo documento' }).click()
  await page.getByRole('link', { name: 'Página livre: campanha com prazo' }).click(PATIENCE)
  await expect(field(page, 'Nome')).toBeEditable(PATIENCE)
  await expectAtMost({ clicks: 2, fields: 0 })
  await expect(rowOf(page, 'O que muda nesta campanha')).toContainText('Texto', PATIENCE)
})
