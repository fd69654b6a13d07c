import { expect } from '@playwright/test'
import { env } from '../support/lake.ts'
import { openStudio, PATIENCE, test } from '../support/studio.ts'

test('the Studio opens on the Lake and shows a carrier', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'Operadoras' }).click(PATIENCE)
  await page.getByRole('link', { name: /Bradesco/ }).click(PATIENCE)
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await expect(name).toHaveValue('Bradesco Saúde', PATIENCE)
})

test('the Studio lists the documents to review', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'Para revisar' }).click(PATIENCE)
  const group = page.getByRole('region', { name: 'Afirmações que se contradizem', exact: true })
  await expect(group).toBeVisible(PATIENCE)
  await expect(group.getByRole('link', { name: /^MedSênior: idade mínima \(título/ })).toBeVisible()
})

test('the Studio shows that the site works, and which version runs', async ({ page }) => {
  await openStudio(page, '/estado')
  await expect(page.getByRole('status')).toContainText('Tudo funciona', PATIENCE)
  const factOf = (label: string) =>
    page.locator('dl > *').filter({ hasText: label }).getByRole('definition')
  await expect(factOf('Conteúdo').first()).toHaveText('Responde')
  await expect(factOf('Última edição publicada')).toHaveText(/^\d{2}\/\d{2}\/\d{4}, /)
  await expect(factOf('Páginas guardadas')).toHaveText(/^\d+$/)
  await expect(factOf('Avisos de pedidos')).toHaveText('Sem servidor de e-mail')
})

test('without a mail server “Início” says that nobody is notified of requests, and leads to who would be', async ({
  page,
}) => {
  await openStudio(page, '/inicio')
  const told = page.getByRole('status').filter({ hasText: 'Ninguém é avisado por e-mail' })
  await expect(told).toBeVisible(PATIENCE)
  await told.getByRole('link', { name: 'Avisos de pedidos' }).click()
  await expect(page.getByText('Quem recebe', { exact: true })).toBeVisible(PATIENCE)
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0)
})

test('the tool for queries opens, asking no other machine', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'Consultas' }).click(PATIENCE)
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible(PATIENCE)
})

test("the policy of the Studio allows none of Sanity's servers, and no frame", async () => {
  const { headers } = await fetch(env.E2E_STUDIO_URL)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toMatch(/sanity\.io|sanity-cdn/)
})
