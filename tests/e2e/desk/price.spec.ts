import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { begin, typeOver, write } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { field, PATIENCE, publish, publishButton, test } from '../support/studio.ts'

const CLAIM = 'claim-bradesco-preco'
const STATING_CLAIM = ['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']

async function expectOnSite(shown: string) {
  for (const path of STATING_CLAIM)
    await expect.poll(async () => (await visit(path)).text, PATIENCE).toContain(shown)
}

test('a price is found and changed with 4 clicks and 2 fields, typed as Brazilians write it, refused under an old check of its source, and published it is on every page that states it', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  // Without a last day of validity, and a check of the source, a new price cannot be published.
  await lake.patch(CLAIM, { set: { validUntil: '2999-12-31', asOf: dayOf(new Date()) } }).commit()
  const expectAtMost = await begin(page)
  await page.getByRole('button', { name: 'Abrir pesquisa' }).click()
  await typeOver(page, 'Bradesco Saúde: mensalidade inicial')
  const found = page.getByRole('option', { name: /^Bradesco Saúde: mensalidade inicial/ })
  await found.first().click(PATIENCE)
  const number = field(page, 'Número')
  await write(page, number, '169,90')
  await expect(page.getByText('No site: a partir de R$ 169,90 por mês')).toBeVisible(PATIENCE)
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publishButton(page).click()
  await expectOnSite('R$ 169,90')
  await expectAtMost({ clicks: 4, fields: 2 })

  await lake.patch(CLAIM, { set: { asOf: '2025-08-27' } }).commit()
  await expect(page.getByLabel('Conferido em')).toHaveValue('27/08/2025', PATIENCE)
  await number.fill('239,90')
  await expect(publishButton(page)).toBeDisabled(PATIENCE)
  await page.getByLabel('Conferido em').fill(brazilianDay(dayOf(new Date())))
  await page.getByLabel('Conferido em').press('Enter')
  await expect(publishButton(page)).toBeEnabled(PATIENCE)

  await number.fill('169.90')
  await expect(page.getByText('“169.90” pode ser 169,90 ou 16.990.').first()).toBeVisible()
  await expect(publishButton(page)).toBeDisabled(PATIENCE)

  // The second price has to replace pages that the first has rendered.
  await number.fill('R$ 171')
  await publish(page, CLAIM)
  await expectOnSite('R$ 171')

  await number.fill('16.990')
  await expect(publishButton(page)).toBeEnabled(PATIENCE)
  await publishButton(page).click()
  await expect(page.getByText(/uma mudança de mais da metade/)).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Voltar e conferir' }).click()
  expect(await lake.fetch('*[_id == $id][0].amount', { id: CLAIM })).toBe(171)
})
