import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { begin, write } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, openTab, PATIENCE, publish, test } from '../support/studio.ts'

const CARRIER = 'carrier-alice'

test('what a carrier answers is noted on one line, what it has not answered is asked, and a round without a document has no day', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CARRIER)
  const today = dayOf(new Date())
  await openDocument(page, CARRIER, 'carrier')
  await openTab(page, 'Respostas')
  const mei = page.getByRole('group', { name: /^Vende a MEI/ })
  await mei.getByRole('button', { name: 'Sim', exact: true }).click(PATIENCE)
  await expect(mei.getByRole('button', { name: 'Sim', exact: true, pressed: true })).toBeVisible(
    PATIENCE,
  )
  await mei.getByRole('textbox', { name: /vidas$/ }).fill('2')
  await mei.getByRole('textbox', { name: /Em poucas palavras$/ }).fill('Com a família junto.')
  await mei.getByRole('button', { name: /Fonte, anotação e dia$/ }).click()
  await field(page, 'Fonte própria').fill('E-mail da operadora')
  await expect(mei.getByLabel('Anotação da equipe')).toBeVisible()
  await expect(mei.getByRole('radio'), 'the answer is on the line alone').toHaveCount(0)

  await expect(page.getByText('Faltam 8 respostas')).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Marcar: perguntei hoje' }).click()
  await page.getByRole('button', { name: 'Conferi hoje: continua igual' }).click()
  await expect(page.getByLabel('Conferido em').first()).toHaveValue(brazilianDay(today), PATIENCE)
  await publish(page, CARRIER)
  expect(await lake.getDocument(CARRIER)).toMatchObject({
    factsAsOf: today,
    facts: {
      mei: { state: 'sim', from: 2, words: 'Com a família junto.', source: 'E-mail da operadora' },
      empresa: { state: 'sim' },
      pessoaFisica: { state: 'confirmar', askedOn: today },
      carencia: { askedOn: today },
    },
  })

  await field(page, 'Fonte desta rodada').fill('')
  await expect(page.getByText(/^Escreva antes o documento/)).toBeVisible(PATIENCE)
  await expect(page.getByRole('button', { name: 'Conferi hoje: continua igual' })).toBeDisabled()
})

/** Opens what a carrier answers, from the list of carriers. */
async function openAnswers(page: Page, name: string) {
  await page.getByRole('option', { name: new RegExp(`^${name} a partir de`) }).click(PATIENCE)
  await expect(field(page, 'Nome')).toHaveValue(name, PATIENCE)
  await openTab(page, 'Respostas')
}

test('the answers of two carriers, one from another document and one that stays, are kept with 13 clicks and one field, and are on every page that states them', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CARRIER, 'carrier-medsenior')
  const today = brazilianDay(dayOf(new Date()))
  const expectAtMost = await begin(page)
  const confirm = page.getByRole('button', { name: 'Conferi hoje: continua igual' })

  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click(PATIENCE)
  await page.getByRole('link', { name: 'Operadoras', exact: true }).click(PATIENCE)
  await openAnswers(page, 'Alice')
  await write(page, field(page, 'Fonte desta rodada'), 'Manual de vendas')
  await confirm.click(PATIENCE)
  for (const question of [/^Vende a pessoa física/, /^Vende a MEI/])
    await page
      .getByRole('group', { name: question })
      .getByRole('button', { name: 'Sim', exact: true })
      .click(PATIENCE)
  await publish(page, CARRIER)

  await openAnswers(page, 'MedSênior')
  await confirm.click(PATIENCE)
  // The last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 12, fields: 1 })
  await publish(page, 'carrier-medsenior')

  const textAt = async (path: string) => (await visit(path)).text
  await expect.poll(() => textAt('/'), PATIENCE).toMatch(/Alice.*Sem CNPJ sim.*MEI sim/s)
  await expect
    .poll(() => textAt('/alice-saude.md'), PATIENCE)
    .toMatch(new RegExp(`\\| MEI +\\| Sim\\. +\\| Manual de vendas +\\| ${today} +\\|`))
  await expect
    .poll(() => textAt('/medsenior-saude'), PATIENCE)
    .toContain('"audienceType":"Pessoa física"')
})
