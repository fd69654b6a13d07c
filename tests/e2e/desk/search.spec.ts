import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { field, openStudio, PATIENCE, test } from '../support/studio.ts'
import { testimonial } from '../support/testimonial.ts'

test('a document is found by a word of its text, with or without its accents', async ({
  page,
  publishBefore,
}) => {
  const name = `Pessoa procurada ${randomInt(1e9)}`
  const word = `jabuticabeira${randomInt(1e9)}`
  const content = `Explicaram tudo, até o que é uma ${word}-açu.`
  await publishBefore([{ ...testimonial(name), content }])
  await openStudio(page)
  await expect(page.getByRole('link', { name: 'Operadoras', exact: true })).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Abrir pesquisa' }).click()
  const words = page.getByPlaceholder('Pesquisar', { exact: true })
  await expect(words).toBeFocused(PATIENCE)
  const found = page.getByText(name)
  for (const spelling of [`${word}-açu`, `${word.toUpperCase()} acu`]) {
    await words.fill(spelling, PATIENCE)
    await expect(found).toBeVisible(PATIENCE)
    await words.fill('palavraqueninguémescreveu')
    await expect(page.getByText('Nenhum resultado encontrado')).toBeVisible(PATIENCE)
    await expect(found).toBeHidden()
  }
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
})

test('a price is found by its number, opens beside the list, and says which of its fields are required', async ({
  page,
}) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'Preços e afirmações' }).click(PATIENCE)
  await page.getByLabel('Filtrar preços e afirmações').fill('R$ 150', PATIENCE)
  await page.getByRole('link', { name: 'Amil: mensalidade inicial' }).click(PATIENCE)
  await expect(field(page, 'Número')).toHaveValue('150', PATIENCE)
  await expect(page.getByLabel('Condições (obrigatório)')).toBeVisible()
  await expect(page.getByLabel('Filtrar preços e afirmações')).toHaveValue('R$ 150')
})
