import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, PATIENCE, publish, publishButton, test } from '../support/studio.ts'

const CLAIM = 'claim-bradesco-preco'
const STATING_CLAIM = ['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']
/** Two: the second has to replace pages that the first has rendered. */
const PRICES = [
  { amount: '169,90', shown: 'R$ 169,90' },
  { amount: 'R$ 171', shown: 'R$ 171' },
]

test('a price is typed as Brazilians write it, refused under an old check of its source, and published it is on every page that states it', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  await lake.patch(CLAIM, { set: { validUntil: '2999-12-31', asOf: '2025-08-27' } }).commit()
  await openDocument(page, CLAIM, 'claim')
  const number = field(page, 'Número')
  await expect(number).toBeEditable(PATIENCE)
  await number.fill('239,90')
  await expect(page.getByText('No site: a partir de R$ 239,90 por mês')).toBeVisible()
  await expect(publishButton(page)).toBeDisabled(PATIENCE)
  await page.getByLabel('Conferido em').fill(brazilianDay(dayOf(new Date())))
  await page.getByLabel('Conferido em').press('Enter')
  await expect(publishButton(page)).toBeEnabled(PATIENCE)

  await number.fill('169.90')
  await expect(page.getByText('“169.90” pode ser 169,90 ou 16.990.').first()).toBeVisible()
  await expect(publishButton(page)).toBeDisabled(PATIENCE)

  for (const { amount, shown } of PRICES) {
    await number.fill(amount)
    await expect(page.getByText(`No site: a partir de ${shown} por mês`)).toBeVisible()
    await publish(page, CLAIM)
    for (const path of STATING_CLAIM) {
      await expect.poll(async () => (await visit(path)).text, PATIENCE).toContain(shown)
    }
  }

  await number.fill('16.990')
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publishButton(page).click()
  await expect(page.getByText(/uma mudança de mais da metade/)).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Voltar e conferir' }).click()
  expect(await lake.fetch('*[_id == $id][0].amount', { id: CLAIM })).toBe(171)
})
