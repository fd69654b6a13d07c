import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { field, openDocument, openTab, PATIENCE, test } from '../support/studio.ts'

test('a half day stays open from its day to its hours, and then stands in the order of the calendar', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter('siteSettings')
  await openDocument(page, 'siteSettings', 'siteSettings')
  await openTab(page, 'Contato e horários')
  const days = page.getByTestId('field-holidays')
  await days.getByRole('button', { name: 'Adicionar item' }).click(PATIENCE)
  const entry = page.getByRole('dialog')
  await field(page, 'Dia').fill('02/01/2026')
  await field(page, 'Dia').press('Tab')
  await entry.getByRole('textbox', { name: 'Nome' }).fill('Emenda')
  await entry.getByRole('textbox', { name: 'Abre às' }).fill('08:00')
  await entry.getByRole('textbox', { name: 'Fecha às' }).fill('12:00')
  const lastDay = async () =>
    (await lake.getDocument<{ holidays: unknown[] }>('drafts.siteSettings'))?.holidays.at(-1)
  await expect
    .poll(lastDay, PATIENCE)
    .toMatchObject({ date: '2026-01-02', name: 'Emenda', opens: '08:00', closes: '12:00' })
  await page.keyboard.press('Escape')
  await expect(entry).toHaveCount(0, PATIENCE)
  await expect(days.getByText('2/1/2026, sexta-feira')).toBeVisible(PATIENCE)
})
