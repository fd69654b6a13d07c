import { readFile } from 'node:fs/promises'
import { dayOf } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { begin } from '../support/effort.ts'
import { openStudio, PATIENCE, test } from '../support/studio.ts'

const SURNAME = `Jabuticabal${crypto.randomUUID().slice(0, 6)}`

const lead = (name: string, status: string, hour: number, more?: object) => ({
  _id: `lead-${crypto.randomUUID()}`,
  _type: 'lead',
  name,
  email: 'pessoa@exemplo.com.br',
  status,
  kind: 'quote',
  submittedAt: `2026-01-05T${hour}:00:00Z`,
  ...more,
})

test('whoever asked to be called is called, not written to, and staff see which of them got no e-mail', async ({
  page,
  publishBefore,
}) => {
  const name = `Eva Pitanga${crypto.randomUUID().slice(0, 6)}`
  const refused = [{ _key: 'a', address: 'ana@corretora.com.br', error: '550', isFinal: true }]
  const phone = '(11) 98888-7777'
  const notifications = [{ _key: 'mail', sentAt: '2026-01-05T16:00:01Z', refused }]
  await publishBefore([lead(name, 'nova', 16, { phone, prefersCall: true, notifications })])
  await openStudio(page, '/conteudo/leads;nova')
  await page
    .getByRole('link', { name: `${name} Nova · Cotação · Prefere uma ligação` })
    .click(PATIENCE)
  await expect(page.getByText('Prefere uma ligação', { exact: true })).toBeVisible(PATIENCE)
  await expect(page.getByRole('link', { name: 'Ligar' })).toHaveAttribute(
    'href',
    'tel:+5511988887777',
  )
  await expect(page.getByRole('link', { name: 'Abrir conversa' })).toHaveCount(0)
  await expect(
    page.getByText(
      'O servidor de e-mail recusou ana@corretora.com.br (550), que não recebeu o aviso.',
    ),
  ).toBeVisible()
})

test('a list shows the leads of a search, of a campaign or of whoever looks, and its sheet has the same rows', async ({
  page,
  publishBefore,
}) => {
  const campaign = `verao-${crypto.randomUUID().slice(0, 6)}`
  await publishBefore([
    lead(`Ana ${SURNAME}`, 'nova', 12, { campaign: { source: 'google', campaign } }),
    lead(`José ${SURNAME}`, 'nova', 13, { assignee: 'Administrador local' }),
    lead(`Bia ${SURNAME}`, 'em-contato', 14),
    lead('Pessoa Qualquer', 'nova', 15),
  ])
  await openStudio(page, '/conteudo/leads;nova')
  const search = page.getByRole('textbox', { name: 'Pesquisar nesta lista' })
  await search.fill(SURNAME.toLowerCase(), PATIENCE)
  const rows = page.getByRole('link', { name: SURNAME })
  // New leads stand in the order in which they are due.
  await expect(rows).toHaveText([/^Ana /, /^José /], PATIENCE)
  await expect(page.getByRole('status').filter({ hasText: '2 pedidos' })).toBeVisible(PATIENCE)
  await expect(page.getByRole('link', { name: 'Pessoa Qualquer' })).toHaveCount(0)

  const rowsOfSheet = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar como planilha' }).click()
    const sheet = await download
    expect(sheet.suggestedFilename()).toBe(`cotacoes-novas-${dayOf(new Date())}.csv`)
    const text = await readFile(await sheet.path(), 'utf8')
    const [, ...lines] = text.trim().split('\r\n')
    return lines.map((line) => line.split(';')[5])
  }
  expect(await rowsOfSheet()).toEqual([`Ana ${SURNAME}`, `José ${SURNAME}`])

  const campaigns = page.getByRole('combobox', { name: 'Campanha' })
  await campaigns.selectOption(`${campaign} (1)`)
  await expect(rows).toHaveText([/^Ana /])
  await campaigns.selectOption('')
  await page.getByRole('button', { name: 'Minhas', pressed: false }).click()
  await expect(rows).toHaveText([/^José /])
  await page.getByRole('button', { name: 'Minhas', pressed: true }).click()

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

/** The least width of the name of a page, in pixels: with less, its letters stand below each other. */
const LEGIBLE = 150

test('where requests come from takes 3 clicks: how many came from a page and a campaign, in all and by month', async ({
  page,
  publishBefore,
}) => {
  const path = `/pagina-${crypto.randomUUID()}`
  const campaign = `verao-${crypto.randomUUID()}`
  const yearsBefore = Array.from({ length: 24 }, (_, month) =>
    lead('Bia', 'fechada', 12, { page: '/', submittedAt: new Date(2024, month, 5).toISOString() }),
  )
  await publishBefore([
    lead('Ana', 'nova', 12, { page: path, campaign: { campaign } }),
    lead('José', 'fechada', 13, { page: path }),
    ...yearsBefore,
  ])
  const expectAtMost = await begin(page)
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click(PATIENCE)
  await page.getByRole('link', { name: 'Cotações e candidaturas' }).click(PATIENCE)
  await page.getByRole('link', { name: 'De onde vêm' }).click(PATIENCE)
  const pages = page.getByRole('table', { name: 'Página' })
  await expect(pages.getByRole('columnheader', { name: '01/2026' })).toBeVisible(PATIENCE)
  await expect(pages.getByRole('row', { name: `${path} 2` })).toBeVisible(PATIENCE)
  const named = await pages.getByRole('rowheader', { name: path }).boundingBox()
  expect(named?.width).toBeGreaterThan(LEGIBLE)
  const campaigns = page.getByRole('table', { name: 'Campanha' })
  await expect(campaigns.getByRole('row', { name: `${campaign} 1` })).toBeVisible()
  await expectAtMost({ clicks: 3, fields: 0 })
})
