import { brazilianDay, dayOf, daysAfter } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { env, lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import {
  field,
  openDocument,
  openStudio,
  openTab,
  PATIENCE,
  publish,
  test,
} from '../support/studio.ts'

const CLAIM = 'claim-amil-preco'
const FIRST_DAY = daysAfter(dayOf(new Date()), 40)
const written = brazilianDay(FIRST_DAY)

test('a price is planned for a day, seen in the preview of that day, and on the site once it has come', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  await openDocument(page, CLAIM, 'claim')
  await openTab(page, 'Próximo valor')
  await field(page, 'Começa em').fill(written)
  await field(page, 'Próximo número').fill('169,90')
  await field(page, 'Termina em').fill('31/12/2999')
  await field(page, 'Termina em').press('Enter')
  await expect(page.getByText(`A partir de ${written}: a partir de R$ 169,90 por mês`)).toBeVisible(
    PATIENCE,
  )
  await openTab(page, 'Fonte e validade')
  const eve = brazilianDay(daysAfter(FIRST_DAY, -1))
  await expect(page.getByText(`Até ${eve}, véspera do próximo valor.`)).toBeVisible()
  await publish(page, CLAIM)
  expect((await visit('/amil-saude')).text).not.toContain('169,90')

  await openStudio(page, '/visualizar?preview=/amil-saude')
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  await page.getByLabel('Ver o site em').fill(written)
  await page.getByLabel('Ver o site em').press('Enter')
  await expect(preview.getByRole('complementary', { name: 'Dia mostrado' })).toBeVisible(PATIENCE)
  await expect(preview.getByText('R$ 169,90').first()).toBeVisible(PATIENCE)
  await page
    .getByRole('textbox')
    .and(page.locator(`[value^="${env.E2E_SITE_URL}/"]`))
    .fill('/')
  await page.keyboard.press('Enter')
  await expect(preview.getByText('15 anos de confiança')).toBeVisible(PATIENCE)
  await expect(preview.getByText('R$ 169,90').first()).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: 'Voltar a hoje' }).click()
  await expect(preview.getByText('R$ 150').first()).toBeVisible(PATIENCE)

  // This has the effect of the day having come.
  await lake.patch(CLAIM, { set: { 'next.validFrom': '2026-01-01' } }).commit()
  await expect.poll(async () => (await visit('/amil-saude')).text, PATIENCE).toContain('169,90')
})
