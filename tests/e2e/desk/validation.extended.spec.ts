import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { openDocument, PATIENCE, test } from '../support/studio.ts'

test('‘Validação’ names the card of a field, and leads into its text', async ({
  page,
  removeAfter,
}) => {
  const id = `plan-${crypto.randomUUID()}`
  removeAfter(id)
  const card = (title: string) => ({ _key: title, _type: 'feature', title })
  await lake.create({
    _id: `drafts.${id}`,
    _type: 'plan',
    name: 'Plano para validar',
    benefits: { items: [card('Rede própria'), card('Desconto para mais filhos')] },
  })
  await openDocument(page, id, 'plan')
  await page.getByRole('button', { name: 'Validação' }).first().click(PATIENCE)
  await page
    .getByRole('button', { name: 'Preencha o campo “Texto” de “Desconto para mais filhos”.' })
    .click(PATIENCE)
  const text = page.getByRole('dialog').getByRole('textbox').last()
  await expect(text).toBeFocused(PATIENCE)
  await page.keyboard.type('Dez por cento.')
  await expect(text).toHaveText('Dez por cento.')
})
