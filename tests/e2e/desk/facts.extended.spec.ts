import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
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
