import { expect } from '@playwright/test'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import {
  field,
  openActions,
  openDocument,
  PATIENCE,
  publishButton,
  test,
} from '../support/studio.ts'

test('whoever clicks twice on “Publicar” publishes once, and takes nothing off the site', async ({
  page,
  publishBefore,
}) => {
  const article = await articlePage('clique-duplo', 'Artigo de um clique duplo')
  await publishBefore([article])
  await openDocument(page, article._id, 'article')
  await field(page, 'Título').fill('Artigo de dois cliques', PATIENCE)
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  const box = await publishButton(page).boundingBox()
  if (!box) throw new Error('The button is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.dblclick(x, y)
  const done = page.getByRole('button', { name: 'Publicado', exact: true, disabled: true })
  await expect(done).toBeVisible(PATIENCE)
  const after = await done.boundingBox()
  expect(
    after && after.x < x && x < after.x + after.width,
    'it stands where “Publicar” stood',
  ).toBe(true)
  await page.mouse.click(x, y)
  await openActions(page, 'Tirar do ar')
  await page
    .getByRole('dialog', { name: 'Tirar do ar' })
    .getByRole('button', { name: 'Cancelar' })
    .click(PATIENCE)
  const textAt = async () => (await visit(article.route.path)).text
  await expect.poll(textAt, PATIENCE).toContain('Artigo de dois cliques')
})

test('the privacy policy, to which every form leads, is neither taken off nor deleted', async ({
  page,
}) => {
  await openDocument(page, 'legalPage-privacidade', 'legalPage')
  await expect(field(page, 'Título')).toHaveValue('Política de Privacidade', PATIENCE)
  for (const action of ['Tirar do ar', 'Excluir']) {
    await openActions(page, action)
    const refusal = page.getByRole('dialog', { name: /^Não é possível/ })
    await expect(refusal).toContainText('use “Nova versão”', PATIENCE)
    await refusal.getByRole('button', { name: /^(Close|Fechar)/ }).click()
    await expect(refusal).toBeHidden()
  }
})
