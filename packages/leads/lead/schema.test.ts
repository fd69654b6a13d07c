import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadOf, type SentLead, sentLeadSchema } from './schema.ts'

const NOW = new Date('2026-05-04T12:00:00.000Z')
const ANSWERS = { name: 'Maria', email: 'maria@exemplo.com.br', phone: '(11) 90000-0000' }
const SENT: SentLead = {
  kind: 'quote',
  answers: { ...ANSWERS, message: '', faixaEtaria: { '34a38': 2 } },
  key: '6f1f2f8c-7a51-4d0e-9a43-000000000000',
  page: '/bradesco-saude',
  consent: '1',
}

describe('a lead as it is sent', () => {
  test('has the path of its page without query and anchor', () => {
    const page = '/bradesco-saude?email=maria@exemplo.com.br#contato'
    expect(sentLeadSchema.parse({ ...SENT, page }).page).toBe('/bradesco-saude')
  })

  test('may be a partner application', () => {
    const person = { nome: 'João', email: 'joao@exemplo.com.br', cidade: 'Campinas/SP' }
    const answers = { ...person, isCorretor: 'sim', vendePlanoSaude: 'nao', tiposSeguros: 'Auto' }
    expect(sentLeadSchema.parse({ ...SENT, kind: 'partner', answers })).toMatchObject({ answers })
  })

  test.each([
    ['utm_source=+google&gclid=Cj0', { source: 'google' }],
    ['', undefined],
    ['google', undefined],
    [{ source: 'google' }, undefined],
    [null, undefined],
  ])('is never refused for its campaign: %j', (campaign, kept) => {
    expect(sentLeadSchema.parse({ ...SENT, campaign }).campaign).toEqual(kept)
  })

  test.each([
    ['of an unknown kind', { kind: 'order' }],
    ['with the answers of the other kind', { kind: 'partner' }],
    ['with a key that is not a document id', { key: '../segredo' }],
    ['without a key', { key: undefined }],
    ['from another site', { page: 'https://exemplo.com' }],
    ['from what a browser reads as another site', { page: '//exemplo.com' }],
    ['from what old browsers read as another site', { page: '/\\exemplo.com' }],
    ['from a page whose path has a second line', { page: '/amil\r\nX: y' }],
    ['with a version of the consent that does not exist', { consent: '0' }],
  ])('is refused %s', (_what, change) => {
    expect(sentLeadSchema.safeParse({ ...SENT, ...change }).success).toBe(false)
  })

  test('never throws, whatever is sent', () => {
    const fields = fc.record(
      { kind: fc.constantFrom('quote', 'partner'), answers: fc.object(), page: fc.string() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fields), (sent) => {
        expect(sentLeadSchema.safeParse(sent).success).toBe(false)
      }),
    )
  })
})

describe('a lead as it is stored', () => {
  test('is new, has a date and the text of the consent', () => {
    expect(leadOf(SENT, NOW)).toMatchObject({
      submittedAt: '2026-05-04T12:00:00.000Z',
      status: 'nova',
      consent: { version: '1', text: expect.stringContaining('Usamos seus dados') },
    })
  })

  test('has only the fields of the form', () => {
    const sent = sentLeadSchema.parse({ ...SENT, ip: '127.0.0.1', userAgent: 'Mozilla' })
    expect(Object.keys(leadOf(sent, NOW)).sort()).toEqual(
      ['answers', 'consent', 'key', 'kind', 'page', 'status', 'submittedAt'].sort(),
    )
  })
})
