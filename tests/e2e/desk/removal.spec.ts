import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { carrierPage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { askToDelete, openActions, openDocument, PATIENCE, test } from '../support/studio.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

test('a carrier that a text links to is not deleted, and the Studio names the text', async ({
  page,
}) => {
  await openDocument(page, 'carrier-bradesco', 'carrier')
  await askToDelete(page)
  const refusal = page.getByRole('dialog', { name: 'Não é possível excluir' })
  await expect(refusal).toContainText('Outros documentos usam este.', PATIENCE)
  await refusal.getByRole('link', { name: /Artigo$/ }).click()
  await page.waitForURL(/article-plano-saude-bradesco/)
  expect(await lake.getDocument('carrier-bradesco')).toBeDefined()
})

test('a new carrier is put on the home page and taken off it from its checklist, and its copy says nothing of it', async ({
  page,
  publishBefore,
  removeAfter,
  restoreAfter,
}) => {
  await restoreAfter('homePage')
  const carrier = await carrierPage('nova-saude', 'Operadora Nova')
  const price = {
    _id: `claim-${crypto.randomUUID()}`,
    _type: 'claim',
    title: 'Operadora Nova: mensalidade inicial',
    subject: { _type: 'reference', _ref: carrier._id },
    measure: 'preco-mensal',
    kind: 'price',
    amount: 99,
  }
  const priced = { ...carrier, price: { _type: 'reference', _ref: price._id } }
  await publishBefore([carrier, price])
  await lake.createOrReplace(priced)
  const link = `href="${carrier.route.path}"`
  expect((await visit('/')).text).not.toContain(link)

  await openDocument(page, carrier._id, 'carrier')
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click(PATIENCE)
  await page.getByRole('button', { name: 'Incluir: Página inicial' }).click(PATIENCE)
  await expect.poll(async () => (await visit('/')).text, PATIENCE).toContain(link)
  await page.getByRole('button', { name: 'Retirar: Página inicial' }).click(PATIENCE)
  await expect.poll(async () => (await visit('/')).text, PATIENCE).not.toContain(link)

  await openActions(page, 'Duplicar')
  const copyId = () =>
    page
      .url()
      .match(UUID)
      ?.find((id) => !carrier._id.endsWith(id)) ?? ''
  await expect.poll(copyId, PATIENCE).not.toBe('')
  removeAfter(copyId())
  const readCopy = () => lake.getDocument<Record<string, unknown>>(`drafts.${copyId()}`)
  await expect.poll(readCopy, PATIENCE).toMatchObject({ _type: 'carrier' })
  const copy = await readCopy()
  for (const field of ['name', 'price', 'slug', 'inQuoteForm', 'lines', 'route.path'])
    expect(copy).not.toHaveProperty(field)
})
