import { expect } from '@playwright/test'
import { openStudio, PATIENCE, test } from '../support/studio.ts'

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

test('an address that the Studio does not have says so, and leads to the first screen', async ({
  page,
}) => {
  await openStudio(page, '/localizar-e-trocar')
  await expect(page.getByRole('heading', { name: 'Este endereço não existe' })).toBeVisible(
    PATIENCE,
  )
  await page.getByRole('link', { name: 'Ir para Início' }).click()
  await expect(page.getByRole('region', { name: 'Para revisar' })).toBeVisible(PATIENCE)
})

test('the tool for queries opens, asking no other machine', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'GROQ' }).click(PATIENCE)
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible(PATIENCE)
})

test('the guide opens in the Studio with its pictures, and its list leads to a task; nothing else is for help', async ({
  page,
}) => {
  await openStudio(page, '/inicio')
  await page.getByRole('link', { name: 'Guia', exact: true }).click(PATIENCE)
  await page.getByRole('link', { name: 'Mudar um preço' }).click(PATIENCE)
  await expect(page.getByRole('heading', { name: 'Mudar um preço' })).toBeInViewport()
  const picture = page.getByRole('img', { name: 'A página Início do estúdio' })
  const width = () =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width, PATIENCE).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Ajuda e recursos' })).toBeHidden()
})
