import { type Lead, leadOf, sentLeadSchema } from '@elos/leads'
import type { Channel } from '@elos/leads/notification/schedule'
import { expect, test } from 'vitest'
import { leadDocument as documentOf } from './document.ts'
import { PARTNER, QUOTE } from './testing/form.ts'

const SITE: Parameters<typeof documentOf>[1] = {
  quoteCarriers: [{ value: 'amil', label: 'Amil' }],
  quoteSubjects: { '/cotacao/amil-saude': { kind: 'health', name: 'Amil' } },
  openingHours: [
    { label: 'Sábado', days: ['Sa'], opens: '08:00', closes: '18:00', inStructuredData: true },
  ],
  specialDays: [],
}
const leadDocument = (lead: Lead, ...channels: Channel[]) => documentOf(lead, SITE, channels)

const leadFrom = (sent: unknown) =>
  leadOf(sentLeadSchema.parse(sent), new Date('2026-11-21T17:05:00Z'))
const quote = (answers: object = {}) =>
  leadFrom({ ...QUOTE, answers: { ...QUOTE.answers, ...answers } })

test('staff read the answers in the words of the form', () => {
  const faixaEtaria = { '00a18': 1, '19a23': 0, '59oumais': 2 }
  const lead = quote({ tipo: 'senior', faixaEtaria, message: 'Olá' })
  const { _id, ...document } = leadDocument(lead)
  expect(document).toEqual({
    _type: 'lead',
    kind: 'quote',
    status: 'nova',
    reference: 'A00000',
    name: 'Maria José',
    email: 'maria@exemplo.com.br',
    phone: '(11) 98888-7777',
    answers: [
      { _key: 'a0', question: 'Operadora', answer: 'Amil' },
      { _key: 'a1', question: 'Tipo de plano', answer: 'Sênior' },
      {
        _key: 'a2',
        question: 'Pessoas por faixa de idade',
        answer: '0 a 18 anos: 1 vida\n59 anos ou mais: 2 vidas',
      },
      { _key: 'a3', question: 'Mensagem', answer: 'Olá' },
    ],
    submittedAt: '2026-11-21T17:05:00.000Z',
    page: QUOTE.page,
    consent: { version: '1', text: expect.any(String) },
    deadline: '2026-11-21T19:05:00.000Z',
    notifications: [],
  })
})

test('staff read which campaign led to the lead', () => {
  const campaign = { source: 'google', campaign: 'verao-2027' }
  expect(leadDocument({ ...quote(), campaign })).toMatchObject({ campaign })
  expect(leadDocument(quote())).not.toHaveProperty('campaign')
})

test('staff read what the carrier had not answered', () => {
  const site = { ...SITE, openFacts: ['Pessoa física, sem CNPJ', 'MEI'] }
  expect(documentOf(quote(), site).openFacts).toBe('Pessoa física, sem CNPJ; MEI')
  expect(documentOf(quote(), { ...SITE, openFacts: [] })).not.toHaveProperty('openFacts')
})

test('staff read whether its author is to be called', () => {
  expect(leadDocument({ ...quote(), prefersCall: true })).toMatchObject({ prefersCall: true })
  expect(leadDocument({ ...quote(), prefersCall: false })).not.toHaveProperty('prefersCall')
})

test('a lead has the name of what its page is about, and what is to be told to staff and when', () => {
  expect(leadDocument({ ...quote(), page: '/amil-saude' }, 'mail', 'webhook')).toMatchObject({
    about: 'Amil',
    notifications: [
      { _key: 'mail', nextAt: '2026-11-21T17:05:00.000Z' },
      { _key: 'webhook', nextAt: '2026-11-21T17:05:00.000Z' },
      { _key: 'reminder', nextAt: '2026-11-21T18:35:00.000Z' },
    ],
  })
})

test('an application has the answers to the questions that this broker got, and no phone where none was given', () => {
  const document = leadDocument(leadFrom(PARTNER))
  expect(document).toMatchObject({ kind: 'partner', name: 'João' })
  expect(document).not.toHaveProperty('phone')
  const answers = document.answers?.map(({ answer }) => answer)
  expect(answers).toEqual(['Campinas/SP', 'Sim', 'Não', 'Auto'])
})

test('the id of a lead is private, and the same each time the lead is sent', () => {
  expect(leadDocument(quote())._id).toMatch(/^lead\.[0-9a-f]{32}$/)
  expect(leadDocument({ ...quote(), submittedAt: '2026-11-22T00:00:00Z' })._id).toBe(
    leadDocument(quote())._id,
  )
})

test('a corrected lead, and a lead of another form, has another id', () => {
  const ids = [quote(), quote({ phone: '11 97777-6666' }), { ...quote(), key: 'another-key-of-16' }]
  expect(new Set(ids.map((lead) => leadDocument(lead)._id)).size).toBe(3)
})
