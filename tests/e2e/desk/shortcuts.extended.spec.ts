import { expect } from '@playwright/test'
import { begin, write } from '../support/effort.ts'
import { visit } from '../support/site.ts'
import { openDocument, PATIENCE, publish, test } from '../support/studio.ts'

test('a shortcut of the home page gets other words with 5 clicks and 1 field', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter('homePage')
  const expectAtMost = await begin(page)
  await openDocument(page, 'homePage', 'homePage')
  await page.getByRole('button', { name: /^Sou MEI/ }).click(PATIENCE)
  const entry = page.getByRole('dialog')
  const words = entry.getByRole('textbox', { name: /^Texto do botão/ })
  await write(page, words, 'Trabalho por conta própria')
  await entry.getByRole('button', { name: 'Close dialog' }).click()
  // The last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 4, fields: 1 })
  await publish(page, 'homePage')
  const textOfHome = async () => (await visit('/')).text
  await expect.poll(textOfHome, PATIENCE).toContain('>Trabalho por conta própria</a>')
})
