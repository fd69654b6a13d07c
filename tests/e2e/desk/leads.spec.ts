import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openStudio, PATIENCE, test } from '../support/studio.ts'

const SURNAME = `Jabuticabal${crypto.randomUUID().slice(0, 6)}`

const lead = (name: string, status: string, hour: number, campaign?: object) => ({
  campaign,
  _id: `lead-${crypto.randomUUID()}`,
  _type: 'lead',
  name,
  email: 'pessoa@exemplo.com.br',
  status,
  kind: 'quote',
  submittedAt: `2026-01-05T${hour}:00:00Z`,
})

test('the sheet of a list of leads has the rows that the list shows, and no others', async ({
  page,
  publishBefore,
}) => {
  await publishBefore([
    lead(`Ana ${SURNAME}`, 'nova', 12),
    lead(`José ${SURNAME}`, 'nova', 13),
    lead(`Bia ${SURNAME}`, 'em-contato', 14),
    lead('Pessoa Qualquer', 'nova', 15),
  ])
  await openStudio(page, '/conteudo/leads;nova')
  const search = page.getByRole('textbox', { name: 'Pesquisar nesta lista' })
  await search.fill(SURNAME.toLowerCase(), PATIENCE)
  const rows = page.getByRole('link', { name: SURNAME })
  await expect(rows).toHaveCount(2, PATIENCE)
  await expect(page.getByRole('status').filter({ hasText: '2 pedidos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pessoa Qualquer' })).toHaveCount(0)

  const rowsOfSheet = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar como planilha' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    const [, ...lines] = text.trim().split('\r\n')
    return lines.map((line) => line.split(';')[5])
  }
  expect(await rowsOfSheet()).toEqual([`José ${SURNAME}`, `Ana ${SURNAME}`])

  await search.fill(`jose ${SURNAME}`)
  await expect(rows).toHaveCount(1)
  expect(await rowsOfSheet()).toEqual([`José ${SURNAME}`])

  // The list shows no e-mail address.
  await search.fill(`pessoa@exemplo ${SURNAME}`)
  await expect(rows).toHaveCount(2, PATIENCE)

  await search.fill('ninguém com este nome')
  await expect(page.getByText('Nenhum pedido.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar como planilha' })).toBeDisabled()
})

test('leads are counted by campaign, and the list shows those of one', async ({
  page,
  publishBefore,
}) => {
  const campaign = `verao-${crypto.randomUUID().slice(0, 6)}`
  await publishBefore([
    lead(`Davi ${SURNAME}`, 'fechada', 12, { source: 'google', campaign }),
    lead(`Eva ${SURNAME}`, 'fechada', 13, { source: 'carta', campaign }),
    lead(`Gil ${SURNAME}`, 'fechada', 14, { source: 'carta' }),
    lead(`Hugo ${SURNAME}`, 'fechada', 15),
  ])
  await openStudio(page, '/conteudo/leads;fechada')
  await expect(page.getByRole('link', { name: SURNAME })).toHaveCount(4, PATIENCE)
  await page.getByRole('combobox', { name: 'Campanha' }).selectOption(`${campaign} (2)`)
  await expect(page.getByRole('link', { name: SURNAME })).toHaveText([/^Eva /, /^Davi /])
})
