import { dayOf } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { lake, publish as untilDelivered } from '../support/lake.ts'
import { field, openDocument, PATIENCE, publish, test } from '../support/studio.ts'

const CLAIM = 'claim-amil-preco'

test('before a price is published, the panel names the pages that change, with their words before and after', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  // Without a last day of validity, and a check of the source, a new price cannot be published.
  await untilDelivered(() =>
    lake.patch(CLAIM, { set: { validUntil: '2999-12-31', asOf: dayOf(new Date()) } }).commit(),
  )
  await openDocument(page, CLAIM, 'claim')
  // The Studio folds the form of a narrow window when a list that loads late is put beside it.
  await expect(page.getByRole('textbox', { name: 'Filtrar preços e afirmações' })).toBeVisible(
    PATIENCE,
  )
  await page.getByRole('button', { name: 'O que muda no site' }).click(PATIENCE)
  const panel = page.getByRole('region', { name: 'O que muda no site' })
  await expect(panel.getByText('Nada por publicar.')).toBeVisible(PATIENCE)

  await field(page, 'Número').fill('169,90')
  await expect(panel.getByRole('status')).toHaveText(/^Ao publicar, \d+ páginas mudam/, PATIENCE)
  const home = panel.getByRole('region', { name: 'Início' })
  await expect(home.getByRole('deletion').first()).toContainText('R$ 150')
  await expect(home.getByRole('insertion').first()).toContainText('R$ 169,90')
  await publish(page, CLAIM)
  await expect(panel.getByText('Nada por publicar.')).toBeVisible(PATIENCE)
})
