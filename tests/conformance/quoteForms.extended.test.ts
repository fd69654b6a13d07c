import type { ContentClient } from '@elos/content/parts/read/client'
import { lakeOf } from '@elos/content/testing/lake'
import { type Lead, referenceOf } from '@elos/leads'
import { seedDocuments } from '@elos/studio/seed/documents'
import { leadDocument } from '@elos/web/forms/document'
import { quoteFormEndpoint } from '@elos/web/forms/quoteFormEndpoint'
import { loadQuotePage, quoteFormResponse } from '@elos/web/forms/quotePage'
import { tokenKey } from '@elos/web/forms/token'
import { Window } from 'happy-dom'
import { afterEach, expect, test, vi } from 'vitest'

const SITE = 'https://www.exemplo.com.br'
const lake = lakeOf(JSON.parse(JSON.stringify(seedDocuments())))
const PERSON = { name: 'Maria José', email: 'maria@exemplo.com.br', phone: '(11) 98888-7777' }

const leadReference = ({ key }: Lead) => referenceOf(key)

afterEach(() => vi.restoreAllMocks())

/** The form about what the page at a path is about. */
async function formOf(path: string) {
  const response = await quoteFormResponse(await loadQuotePage(lake, path, new Date(), SITE))
  const { document } = new Window()
  document.write(await response.text())
  const form = document.querySelector('main form')
  /** The values that a browser sends of the form as it comes. */
  const fields = Object.fromEntries(
    [...(form?.querySelectorAll('input, select') ?? [])].flatMap((control) => {
      const chosen = control.querySelector('[selected]') ?? control
      const value = chosen.getAttribute('value')
      return value ? [[control.getAttribute('name') ?? '', value]] : []
    }),
  )
  return { response, document, form, fields }
}

/** Sends the form of a path, and returns the answer with the leads that were stored. */
async function send(
  path: string,
  fields: Record<string, string>,
  store?: () => Promise<void>,
  client: ContentClient = lake,
) {
  const stored: Lead[] = []
  const { GET, POST } = quoteFormEndpoint({
    lakeForVisitor: () => client,
    inbox: { store: store ?? (async (lead) => void stored.push(lead)), tokenKey: tokenKey('x') },
    siteUrl: SITE,
  })
  const request = new Request(`${SITE}/api/cotacao${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
  const params = Promise.resolve({ path: path.split('/').filter(Boolean) })
  const response = await POST(request, { params })
  const location = response.headers.get('location')
  /** Opens the page to which the answer leads. */
  const open = async (address = location) =>
    (await GET(new Request(new URL(address ?? '', SITE)), { params })).text()
  return { response, html: location ? await open() : await response.text(), stored, open }
}

test.each([
  ['/bradesco-saude', 'Bradesco Saúde', ['Operadora: Bradesco Saúde']],
  ['/alice-saude', 'Alice', ['Sobre: Alice']],
  [
    '/plano-senior',
    'Plano Sênior',
    ['Tipo de plano: Sênior', 'Quem vai contratar: Pessoa física, sem CNPJ'],
  ],
  [
    '/plano-familiar',
    'Plano Familiar (odontológico)',
    ['Sobre: Plano Familiar (odontológico)', 'Tipo de plano: Para a família'],
  ],
  ['/seguro-vida', 'Seguro de Vida', ['Sobre: Seguro de Vida']],
  ['/blog/plano-saude-amil-onde-contratar', 'Amil', ['Operadora: Amil']],
])('without script, a request from the form of %s is about %s', async (path, name, lines) => {
  const { response, document, form, fields } = await formOf(path)
  expect(response.status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe(`Cotação: ${name}`)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(form?.getAttribute('action')).toBe(`/api/cotacao${path}`)

  const sent = await send(path, { ...fields, ...PERSON })
  expect(sent.response.status).toBe(303)
  expect(sent.html).toContain('Recebemos o seu pedido')
  const [lead, ...others] = sent.stored
  expect(others).toEqual([])
  if (!lead) throw new Error('no lead was stored')
  const carriers = [...document.querySelectorAll('[name=operadora] option')].map((option) => ({
    value: option.getAttribute('value') ?? '',
    label: option.textContent,
  }))
  const site = { quoteCarriers: carriers, quoteSubjects: {}, openingHours: [], specialDays: [] }
  const { answers = [], reference, page } = leadDocument(lead, site)
  expect(answers.map(({ question, answer }) => `${question}: ${answer}`)).toEqual(lines)
  expect(page).toBe(path)
  expect(sent.html).toContain(reference)
  expect(sent.html).toContain(encodeURIComponent(lines.join('\n')))
})

test.each([
  [
    '/amil-saude/pergunta/mei',
    'Cotação: Amil',
    { operadora: 'amil', empresa: 'mei' },
    'Vende a MEI? A partir de quantas vidas?',
  ],
  ['/alice-saude/pergunta/reembolso', 'Cotação: Alice', { sobre: 'Alice' }, 'Tem reembolso?'],
  [
    '/pergunta/pessoa-fisica',
    'Cotação: Pessoa física, sem CNPJ',
    { empresa: 'sem-cnpj' },
    'Vende a pessoa física, sem CNPJ?',
  ],
  ['/plano-senior', 'Cotação: Plano Sênior', { tipo: 'senior', empresa: 'sem-cnpj' }, ''],
  ['/plano-empresarial', 'Cotação: Plano Empresarial', { tipo: 'corporativo' }, ''],
  // The questions are to carriers of health plans.
  ['/seguro-vida/pergunta/mei', 'Cotação: Seguro de Vida', { sobre: 'Seguro de Vida' }, ''],
])('the form at %s has what its address says', async (path, title, answers, message) => {
  const { document, form, fields } = await formOf(path)
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(fields).toEqual(answers)
  expect(form?.querySelector('textarea[name=message]')?.textContent).toBe(message)
})

test('a form with a question comes back with all that it had, and is sent about its page', async () => {
  const path = '/amil-saude/pergunta/mei'
  const { form, fields } = await formOf(path)
  expect(form?.getAttribute('action')).toBe(`/api/cotacao${path}`)
  const wrong = await send(path, { ...fields, ...PERSON, email: 'x' })
  expect(wrong.response.status).toBe(422)
  expect(wrong.html).toMatch(/<option value="mei" selected[^>]*>MEI/)
  const sent = await send(path, { ...fields, ...PERSON })
  expect(sent.stored).toMatchObject([{ page: '/amil-saude', answers: { empresa: 'mei' } }])
  expect(sent.html).toContain('Quem vai contratar')
})

test('the page about a sent request opens again, also where its answers are forgotten, and its address tells nothing of the person', async () => {
  const { response, html, open, stored } = await send('/amil-saude', PERSON)
  const address = response.headers.get('location') ?? ''
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const told of ['Maria', 'exemplo.com', '98888', '8888-7777'])
    expect(decodeURIComponent(address)).not.toContain(told)
  const reference = stored[0] ? leadReference(stored[0]) : ''
  expect(await open()).toBe(html)
  expect(stored).toHaveLength(1)
  const forgotten = await open(address.replace(/ver=[^&]*/, 'ver=x'))
  expect(forgotten).toContain('Recebemos o seu pedido')
  expect(forgotten).toContain(reference)
  expect(forgotten).not.toContain('Maria')

  // A day later the promised time has passed.
  const old = await open(address.replace(/em=[^&]*/, 'em=2026-01-05T13:00Z'))
  expect(old).toContain('Recebemos o seu pedido em 5 de janeiro de 2026')
  expect(old).not.toContain('2 horas')
})

test.each(['', '?em=amanha', '?em=9999-01-01T00:00Z'])(
  'without a request of the past the address of a sent form leads to the form: “%s”',
  async (query) => {
    const { GET } = quoteFormEndpoint({
      lakeForVisitor: () => lake,
      inbox: null,
      siteUrl: SITE,
    })
    const locationOf = async (path: string) => {
      const params = Promise.resolve({ path: path.split('/').filter(Boolean) })
      const response = await GET(new Request(`${SITE}/api/cotacao${path}${query}`), { params })
      return [response.status, response.headers.get('location')]
    }
    expect(await locationOf('/amil-saude')).toEqual([307, '/cotacao/amil-saude'])
    expect(await locationOf('')).toEqual([307, '/#contato'])
    expect(await locationOf('/nao-existe')).toEqual([307, '/cotacao/nao-existe'])
  },
)

test('a request from the contact form is about nothing in particular, and is taken too, with its campaign', async () => {
  const fields = { ...PERSON, operadora: 'amil', campaign: 'utm_source=carta' }
  const { html, stored } = await send('/', fields)
  expect(stored).toMatchObject([
    { page: '/', answers: { operadora: 'amil' }, campaign: { source: 'carta' } },
  ])
  expect(html).toContain('Recebemos o seu pedido')
})

test('a request sent twice on one day is one lead', async () => {
  const [first, second] = await Promise.all([
    send('/amil-saude', PERSON),
    send('/amil-saude', PERSON),
  ])
  expect(first.stored[0]?.key).toBe(second.stored[0]?.key)
})

test('a request that cannot be stored comes back, and can be sent by chat', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { response, html } = await send('/seguro-vida', { ...PERSON, capital: 'R$ 100.000' }, () =>
    Promise.reject(new Error('The Lake is away')),
  )
  expect(response.status).toBe(503)
  expect(html).toContain('Não conseguimos enviar agora')
  expect(html).toContain(encodeURIComponent('Capital desejado: R$ 100.000'))
  expect(html).toContain('value="Maria José"')
})

test('what a program sends is not stored', async () => {
  expect((await send('/amil-saude', { ...PERSON, website: 'https://spam' })).stored).toEqual([])
})

test.each([
  ['/nao-existe', 404, null],
  ['/termos-uso', 307, '/#contato'],
  ['/lgpd', 308, '/cotacao/politica-privacidade'],
  ['/lgpd/pergunta/mei', 308, '/cotacao/politica-privacidade/pergunta/mei'],
  ['/amil-saude/pergunta/preco', 404, null],
])('there is no form about %s: %i', async (path, status, location) => {
  const { response } = await formOf(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})

test('a request about a page that cannot be loaded is offered the chat, with everything in its message', async () => {
  const withoutPages: ContentClient = {
    fetch: (query, params) =>
      'path' in params ? Promise.reject(new Error('offline')) : lake.fetch(query, params),
  }
  const refuse = () => Promise.reject(new Error('offline'))
  const { fields } = await formOf('/amil-saude')
  const { response, html } = await send(
    '/amil-saude',
    { ...fields, ...PERSON },
    refuse,
    withoutPages,
  )
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const [, href = ''] = /href="(https:\/\/wa\.me[^"]*)"/.exec(html) ?? []
  const message = new URL(href.replaceAll('&amp;', '&')).searchParams.get('text')
  for (const words of ['Maria José', 'maria@exemplo.com.br', 'Operadora: Amil'])
    expect(message).toContain(words)
  const invalid = await send('/amil-saude', { ...PERSON, email: 'x' }, refuse, withoutPages)
  expect(invalid.response.status).toBe(422)
  expect(invalid.html).toContain('o que você digitou continua lá')
})
