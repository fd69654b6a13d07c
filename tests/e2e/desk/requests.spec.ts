import { referenceOf } from '@elos/leads'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { env, lake } from '../support/lake.ts'
import { openStudio, PATIENCE, test } from '../support/studio.ts'

/** The least window in which all that staff need of a request is seen at once. */
const SMALL_LAPTOP = { width: 1366, height: 768 }

const openedSchema = z.object({ inbox: z.literal(true), token: z.string() })

test('a quote request reaches the staff, who answer it and change its status', async ({
  page,
  request,
}) => {
  const name = `Maria ${crypto.randomUUID().slice(0, 8)}`
  const { token } = openedSchema.parse(await (await request.get('/api/leads')).json())
  const answers = {
    name,
    email: 'maria@exemplo.com.br',
    phone: '(11) 98888-7777',
    operadora: 'amil',
    sobre: 'Seguro de Vida',
    capital: 'R$ 100.000',
    horario: 'manha',
    message: 'Prefiro a rede da Lapa.',
  }
  const lead = { kind: 'quote', key: crypto.randomUUID(), page: '/', consent: '1', answers }
  const send = () =>
    request.post('/api/leads', {
      headers: { origin: env.E2E_SITE_URL },
      data: { token, website: '', lead },
    })
  // A form that was opened a moment ago is refused, and must be sent again later.
  await expect.poll(async () => (await send()).status(), PATIENCE).toBe(200)

  await openStudio(page)
  await page.getByRole('link', { name: 'Cotações e candidaturas' }).click(PATIENCE)
  await page.getByRole('link', { name: 'Novas' }).click()
  await page.getByRole('link', { name: `${name} Nova · Cotação` }).click(PATIENCE)

  await expect(page.getByText('Prefiro a rede da Lapa.')).toBeVisible(PATIENCE)
  for (const [question, answer] of [
    ['Sobre', 'Seguro de Vida'],
    ['Operadora', 'Amil'],
    ['Capital desejado', 'R$ 100.000'],
    ['Melhor horário para ligarmos', 'Manhã'],
  ] as const) {
    await expect(page.getByText(question, { exact: true })).toBeVisible()
    await expect(page.getByText(answer, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(`Código ${referenceOf(lead.key)}`)).toBeVisible()
  await expect(
    page.getByText(/^A confirmar no pedido: Pessoa física, sem CNPJ;.* MEI;.*\.$/),
  ).toBeVisible()
  const chat = page.getByRole('link', { name: 'Abrir conversa' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5511988887777\?text=/)
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Publicado', exact: true })).toHaveCount(0)

  const left = page.getByRole('status').filter({ hasText: /^Prometemos responder até/ })
  const take = page.getByRole('button', { name: 'Assumir', exact: true })
  const note = page.getByRole('textbox', { name: 'Nova anotação' })
  const usual = page.viewportSize()
  await page.setViewportSize(SMALL_LAPTOP)
  for (const part of [left, chat, page.getByText(answers.message), take, note])
    await expect(part).toBeInViewport({ ratio: 1 })
  if (usual) await page.setViewportSize(usual)
  await take.click()
  await note.fill('Ligar à tarde')
  await page.getByRole('button', { name: 'Anotar', exact: true }).click()
  await page.getByRole('radio', { name: 'Em contato' }).check()
  const noted = '*[_type == "lead" && name == $name]{status, assignee, "notes": history[].text}'
  await expect
    .poll(() => lake.fetch(noted, { name }), PATIENCE)
    .toEqual([{ status: 'em-contato', assignee: 'Administrador local', notes: ['Ligar à tarde'] }])
  await expect(page.getByRole('link', { name: `${name} Em contato · Cotação` })).toHaveCount(0)
})
