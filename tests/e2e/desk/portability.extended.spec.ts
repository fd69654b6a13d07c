import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { begin, write } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { field, openTab, PATIENCE, publish, test } from '../support/studio.ts'

const PAGE = 'portabilityPage'

test('a row of the portability check is signed with 7 clicks and 2 fields from Início', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(PAGE)
  const today = dayOf(new Date())
  const expectAtMost = await begin(page)
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click()
  await page.getByRole('link', { name: 'Ferramentas' }).click(PATIENCE)
  await page.getByRole('link', { name: 'Portabilidade', exact: true }).click(PATIENCE)
  await openTab(page, 'Respostas')
  await page.getByRole('button', { name: /^P03 · Sim/ }).click(PATIENCE)
  await write(page, field(page, 'Conferida por'), 'Ana Souza')
  await field(page, 'Conferida em').fill(brazilianDay(today))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0, PATIENCE)
  // The last click is the one on 'Publicar'.
  await expectAtMost({ clicks: 6, fields: 2 })
  await publish(page, PAGE)

  const rows = await lake.fetch<unknown>(
    '*[_id == $id][0].rows[defined(checkedBy)]{name, checkedBy, checkedAt}',
    { id: PAGE },
  )
  expect(rows).toEqual([{ name: 'P03', checkedBy: 'Ana Souza', checkedAt: today }])
})
