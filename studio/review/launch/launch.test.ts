import { createServer } from 'node:http'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../../seed/documents.ts'
import { inspectContent, inspectRegistrations } from './content.ts'
import { inspectEnvironment } from './environment.ts'
import { inspectHosts } from './hosts.ts'
import { inspectRows, unconfirmed } from './norms.ts'
import { inspectReceiver } from './receiver.ts'
import { report } from './report.ts'

const READY = {
  SITE_URL: 'https://www.elossaude.com.br',
  SANITY_PROJECT_ID: 'abc12345',
  SANITY_DATASET: 'production',
  SANITY_WEBHOOK_SECRET: 'um segredo de bom tamanho',
  SANITY_READ_TOKEN: 'token',
  LEADS_INBOX: 'off',
}

describe('the environment of a launch', () => {
  test('passes when it is complete', () => {
    expect(inspectEnvironment(READY).obstacles).toEqual([])
  })

  test('names every variable that is missing', () => {
    const { obstacles } = inspectEnvironment({})
    expect(obstacles.map(({ where }) => where)).toEqual([
      'SITE_URL',
      'SANITY_PROJECT_ID',
      'SANITY_DATASET',
      'SANITY_WEBHOOK_SECRET',
      'SANITY_READ_TOKEN',
      'SANITY_WRITE_TOKEN',
    ])
  })

  test.each([
    ['SITE_URL', 'http://localhost:3000'],
    ['SANITY_API_HOST', 'http://localhost:3900'],
    ['SITE_ROBOTS', 'closed'],
  ])('may not have the %s of a rehearsal', (name, value) => {
    const { obstacles } = inspectEnvironment({ ...READY, [name]: value })
    expect(obstacles.map(({ where }) => where)).toEqual([name])
  })
})

describe('the content of a launch', () => {
  const documents = seedDocuments().map((document) => ({ ...document }))

  test('is checked for placeholders, expired claims and missing consents: the first content has all', () => {
    const inspections = inspectContent(documents, '2026-01-15')
    const titles = inspections.map(({ title }) => title)
    expect(titles).toContain('Textos provisórios')
    expect(titles).toContain('Afirmações vencidas')
    const unauthorized = inspections.find(({ title }) => title === 'Depoimentos sem autorização')
    expect(unauthorized?.obstacles).toHaveLength(7)
    expect(unauthorized?.obstacles[0]?.what).toMatch(
      /^Nome do cliente 1: A autorização é um exemplo/,
    )
  })

  test('is reported with the field to correct', () => {
    const [inspection] = inspectContent(
      [{ _id: 'claim-a', _type: 'claim', title: 'Rede', kind: 'count', amount: 3 }],
      '2026-01-15',
    )
    expect(inspection?.obstacles).toEqual([
      {
        what: expect.stringContaining('Rede: Sem fonte.'),
        where: 'Studio: /intent/edit/id=claim-a;type=claim;path=source',
      },
    ])
  })

  test('is checked for the logo and registration of each carrier', () => {
    const { obstacles } = inspectRegistrations([
      { _id: 'carrier-a', _type: 'carrier', name: 'Amil', logo: {}, ansRegistration: '326305' },
      { _id: 'carrier-b', _type: 'carrier', name: 'Alice', logo: {} },
    ])
    expect(obstacles).toEqual([
      {
        what: 'Falta o registro da operadora na ANS: Alice.',
        where: 'Studio: /intent/edit/id=carrier-b;type=carrier;path=ansRegistration',
      },
    ])
  })
})

describe('the norms of a launch', () => {
  const checked = { checkedBy: 'Ana Souza', checkedAt: '2026-11-01' }
  const article3 = [{ norm: 'RN 438/2018', article: 'art. 3º' }]
  const rows = [
    { _key: 'a', name: 'P01', state: 'sim', norms: article3, ...checked },
    { _key: 'b', name: 'P02', state: 'sim', norms: article3, checkedBy: 'Ana Souza' },
    { _key: 'c', name: 'P03', state: 'nao', norms: [{ norm: 'RN 557/2022' }], ...checked },
  ]
  const claim = (_id: string, fields: object) => ({ _id, _type: 'claim', title: _id, ...fields })
  const documents = [
    { _id: 'portabilityPage', _type: 'portabilityPage', rows },
    claim('a', { source: 'ANS, RN 438/2018 (artigo a confirmar)' }),
    claim('b', { note: 'Fonte secundária, a confirmar no texto da norma.' }),
    claim('c', { rule: { source: 'ANS (fonte secundária; confirmar)' } }),
    claim('d', { note: 'A confirmar com a operadora.' }),
    claim('e', { source: 'ANS, RN 438/2018, art. 3º' }),
  ]

  test('let no row say yes that nobody has checked', () => {
    expect(inspectRows(documents).obstacles).toEqual([
      {
        what: 'P02: o site diz “Pode ser que sim: confirmamos com você”.',
        where: expect.stringContaining('id=portabilityPage;type=portabilityPage;path=rows'),
      },
    ])
  })

  test('are listed where somebody has yet to read them, and the launch does not wait for that', () => {
    const inspection = unconfirmed(documents)
    expect(inspection.obstacles.map(({ what }) => what)).toEqual([
      'Portabilidade, P02: RN 438/2018, art. 3º',
      'Portabilidade, P03: RN 557/2022 (artigo a confirmar)',
      'a: ANS, RN 438/2018 (artigo a confirmar)',
      'b: Fonte secundária, a confirmar no texto da norma.',
      'c: ANS (fonte secundária; confirmar)',
    ])
    expect(report([inspection])).toMatch(
      /^ {2}\? Portabilidade, P02.*Nada impede o lançamento\.$/ms,
    )
  })
})

describe('the privacy policy of a launch', () => {
  const ON = { LEADS_WEBHOOK_CONTACT: 'on', LEADS_WEBHOOK_RECEIVER: 'CRM Exemplo' }
  const NAMED = 'O CRM Exemplo guarda os contatos.'
  const UNNAMED =
    'A Política de Privacidade não diz que CRM Exemplo recebe os dados de contato dos pedidos.'
  const bodyOf = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
  const policy = (text: string, former: string[] = []) => ({
    _id: 'legalPage-a',
    _type: 'legalPage',
    route: { path: '/politica-privacidade' },
    body: bodyOf(text),
    former: former.map((each) => ({ _key: 'a', body: bodyOf(each) })),
  })

  test.each<[string, Record<string, string>, StoredDocument[], string[]]>([
    ['the webhook carries none', {}, [policy('Nada.')], []],
    ['the policy names them', ON, [policy(NAMED)], []],
    ['the policy does not name them', ON, [policy('Ninguém mais os recebe.')], [UNNAMED]],
    ['a former version names them', ON, [policy('Ninguém mais os recebe.', [NAMED])], [UNNAMED]],
    ['there is no policy', ON, [], [UNNAMED]],
    [
      'no receiver is set',
      { LEADS_WEBHOOK_CONTACT: 'on' },
      [policy(NAMED)],
      [expect.stringMatching(/^LEADS_WEBHOOK_RECEIVER: Não está definida/)],
    ],
  ])(
    'must name who gets contact data by the webhook: %s',
    (_, environment, documents, obstacles) => {
      const found = inspectReceiver(environment, documents).obstacles
      expect(found.map(({ what }) => what)).toEqual(obstacles)
    },
  )
})

describe('the servers of a launch', () => {
  test('are reported when they do not respond or respond with a server error', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/erro' ? 503 : 200).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const up = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
    // Port 1 is reserved: nothing listens there.
    const hosts = { A: up, B: `${up}/erro`, C: 'http://127.0.0.1:1', D: undefined }
    const { obstacles } = await inspectHosts(hosts)
    server.close()
    expect(obstacles).toEqual([
      { what: `${hosts.B} responde 503.`, where: 'B' },
      { what: `${hosts.C} não responde.`, where: 'C' },
    ])
  })
})

describe('the report', () => {
  test('says what to correct and where, and counts it', () => {
    const obstacles = [{ what: 'Falta o CNPJ.', where: 'Studio' }]
    expect(
      report([
        { title: 'Empresa', obstacles },
        { title: 'Vazio', obstacles: [] },
      ]),
    ).toBe('Empresa (1)\n  ✗ Falta o CNPJ.\n    → Studio\n\nAntes do lançamento: 1 pendência.')
    expect(report([{ title: 'Vazio', obstacles: [] }])).toBe('Nada impede o lançamento.')
  })
})
