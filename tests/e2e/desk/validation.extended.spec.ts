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
  const stored = async () => JSON.stringify(await lake.getDocument(`drafts.${id}`))
  await expect.poll(stored, PATIENCE).toContain('Dez por cento.')
})

test('what is wrong with a paragraph can be read below its text', async ({ page, removeAfter }) => {
  const id = `freePage-${crypto.randomUUID()}`
  removeAfter(id)
  const until = (text: string) => [
    {
      _key: 'a',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 'a', _type: 'span', marks: [], text }],
    },
  ]
  await lake.create({
    _id: `drafts.${id}`,
    _type: 'freePage',
    name: 'Campanha que acaba',
    hero: { title: 'Uma campanha', lead: until('Até 31/12/2099, sem taxa.') },
    unpublishOn: '2099-12-01',
  })
  await openDocument(page, id, 'freePage')
  const said = page.getByRole('status').filter({
    hasText: 'O texto diz “31/12/2099”, e o último dia no site é 30/11/2099.',
  })
  await expect(said).toBeVisible(PATIENCE)
})
