import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { field, openDocument, openTab, PATIENCE, test } from '../support/studio.ts'

const draft = () => lake.getDocument<Record<string, unknown>>('drafts.siteSettings')

test('a phone is stored as it is dialled, and a number as it was typed, or is asked for again', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter('siteSettings')
  await openDocument(page, 'siteSettings', 'siteSettings')
  await openTab(page, 'Contato e horários')
  await field(page, 'Telefone').fill('(11) 3456-7890')
  await field(page, 'Telefone').press('Tab')
  await expect(field(page, 'Telefone')).toHaveValue('+55 11 3456-7890', PATIENCE)
  await field(page, 'Número da conversa').fill('11 98888-7777')
  await field(page, 'Número da conversa').press('Tab')
  await expect
    .poll(draft, PATIENCE)
    .toMatchObject({ phone: '+55 11 3456-7890', chatPhone: '5511988887777' })

  await openTab(page, 'Cotações e candidaturas')
  const months = field(page, 'Guardar por quantos meses')
  await months.fill('1.5')
  await expect(page.getByText('Escreva um número inteiro, só com algarismos').first()).toBeVisible()
  await expect.poll(draft, PATIENCE).not.toHaveProperty('leadRetentionMonths')
  await months.fill('24')
  await months.hover()
  await page.mouse.wheel(0, 100)
  await expect.poll(draft, PATIENCE).toHaveProperty('leadRetentionMonths', 24)
  await expect(months).toHaveValue('24')
})
