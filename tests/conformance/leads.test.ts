import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { QUESTION_IDS, QUESTIONS } from '@elos/content/parts/fact/questions'
import { TOKEN, testLake } from '@elos/lake/testing/lake'
import { transactions } from '@elos/lake/testing/transactions'
import { eraseLeads, leadsOfPerson, purgeLeads } from '@elos/studio/leads/requests'
import { lakeInbox } from '@elos/web/forms/inbox'
import { goodToken, QUOTE, readAddressIn, testRoutes } from '@elos/web/forms/testing/form'
import { afterEach, expect, test, vi } from 'vitest'
import { siteClient } from './siteClient.ts'

afterEach(() => vi.restoreAllMocks())

/** Starts a Lake, and a site that stores leads in it. */
async function siteWithInbox({ writeToken = TOKEN } = {}) {
  const lake = await testLake()
  const inbox = lakeInbox(siteClient(lake.url), writeToken)
  readAddressIn('x-forwarded-for')
  const { send } = testRoutes({ inbox })
  return {
    lake,
    send: (lead: unknown, headers: HeadersInit = {}) =>
      send(lead, { token: goodToken(inbox.tokenKey) }, headers),
  }
}

const quoteOf = (email: string, key = crypto.randomUUID()) => ({
  ...QUOTE,
  key,
  answers: { ...QUOTE.answers, email },
})

test('a lead is read by staff, and by nobody else', async () => {
  const { lake, send } = await siteWithInbox()
  const headers = { 'user-agent': 'Navegador/1.0', 'x-forwarded-for': '203.0.113.7' }
  expect((await send(QUOTE, headers)).status).toBe(200)

  const [lead, ...others] = await lake.client.fetch('*[_type == "lead"]')
  expect(others).toEqual([])
  expect(lead).toMatchObject({ name: 'Maria José', status: 'nova', page: '/operadoras/amil' })
  expect(JSON.stringify(lead)).not.toMatch(/Navegador|203\.0\.113/)
  expect(await lake.visitor.fetch('*[_type == "lead"]')).toEqual([])
  expect(await lake.visitor.getDocument(lead._id)).toBeUndefined()
})

test('a lead has what its carrier has not answered, as the site knows it, whatever the visitor sends', async () => {
  const { lake, send } = await siteWithInbox()
  const answer = (state: string) => ({ state, source: 'Manual', asOf: '2999-01-01' })
  const facts = {
    ...Object.fromEntries(
      QUESTION_IDS.filter((id) => id !== 'regiao').map((id) => [id, answer('sim')]),
    ),
    mei: answer('confirmar'),
  }
  await lake.client.create({
    _id: 'carrier-amil',
    _type: 'carrier',
    slug: { current: 'amil-saude' },
    route: { path: '/amil-saude' },
    facts,
  })
  const openOf = async (lead: object) => {
    const key = crypto.randomUUID()
    const sent = { ...QUOTE, key, ...lead, openFacts: 'Nada' }
    expect((await send(sent)).status).toBe(200)
    return lake.client.fetch('*[_type == "lead"] | order(_createdAt desc)[0].openFacts')
  }
  const { operadora, ...unchosen } = QUOTE.answers
  expect(operadora).toBe('amil')
  expect(await openOf({ page: '/plano-empresarial' })).toBe('MEI; Todo o país')
  expect(await openOf({ answers: unchosen, page: '/amil-saude' })).toBe('MEI; Todo o país')
  expect(await openOf({ answers: unchosen, page: '/plano-empresarial' })).toBeNull()
  const other = { ...QUOTE.answers, operadora: 'bradesco' }
  expect(await openOf({ answers: other, page: '/amil-saude' })).toBeNull()
  // An age that the carrier states, and that no answer proves, is to be confirmed.
  await lake.client.patch('carrier-amil').set({ minimumAge: 49 }).commit()
  expect(await openOf({ page: '/plano-empresarial' })).toBe(
    `MEI; ${QUESTIONS.idade.name}; Todo o país`,
  )
})

test('a lead names the version of the privacy policy that was in force', async () => {
  const { lake, send } = await siteWithInbox()
  await lake.client.create({
    _id: 'legalPage-a',
    _type: 'legalPage',
    route: { path: '/politica-privacidade' },
    version: '3.0',
    updatedAt: '2999-01-01',
    former: [{ _key: '2-1', version: '2.1', updatedAt: '2025-01-27' }],
  })
  expect((await send(QUOTE)).status).toBe(200)
  expect(await lake.client.fetch('*[_type == "lead"][0].consent')).toMatchObject({
    version: '1',
    privacyVersion: '2.1',
  })
})

test('a form that is sent again stays one lead, and the notes of staff stay', async () => {
  const { lake, send } = await siteWithInbox()
  const answers = await Promise.all([send(QUOTE), send(QUOTE)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const id = await lake.client.fetch<string>('*[_type == "lead"][0]._id')
  await lake.client.patch(id).set({ status: 'em-contato', notes: 'Ligar à tarde' }).commit()

  expect((await send(QUOTE)).status).toBe(200)
  expect(await lake.client.fetch('*[_type == "lead"]{status, notes}')).toEqual([
    { status: 'em-contato', notes: 'Ligar à tarde' },
  ])
})

test('without the Lake, or with an unknown token, the inbox is unavailable', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const refused = await siteWithInbox({ writeToken: 'outro' })
  expect((await refused.send(QUOTE)).status).toBe(503)
  const away = await siteWithInbox()
  await away.lake.close()
  expect(await (await away.send(QUOTE)).json()).toEqual({ outcome: 'unavailable' })
})

test('a person can get everything that they sent, and have it erased, from the history too', async () => {
  const { lake, send } = await siteWithInbox()
  await send(quoteOf('maria@exemplo.com.br'))
  await send(quoteOf('Maria@Exemplo.com.br'))
  await send(quoteOf('outra.maria@exemplo.com.br'))
  const leads = await leadsOfPerson(lake.client, ' MARIA@exemplo.com.br ')
  expect(leads).toMatchObject([
    { email: 'maria@exemplo.com.br', phone: '(11) 98888-7777' },
    { email: 'Maria@Exemplo.com.br' },
  ])
  const history = async () => {
    const entries = await transactions(lake, leads.map(({ _id }) => _id).join())
    return JSON.stringify(entries).match(/maria@exemplo\.com\.br/gi)
  }
  expect(await history()).toContain('Maria@Exemplo.com.br')

  expect(await eraseLeads(lake.client, 'maria@exemplo.com.br')).toBe(2)
  expect(await eraseLeads(lake.client, 'maria@exemplo.com.br')).toBe(0)
  expect(await lake.client.fetch('*[_type == "lead"].email')).toEqual([
    'outra.maria@exemplo.com.br',
  ])
  expect(await history()).toBeNull()
})

test.each([
  [{}, ['a', 'b', 'c']],
  [{ leadRetentionMonths: 3 }, ['a']],
])('leads are kept as long as the settings say: %j', async (settings, kept) => {
  const { lake } = await siteWithInbox()
  await lake.client.create({ _id: 'siteSettings', _type: 'siteSettings', ...settings })
  const sent = { a: '2026-10-21', b: '2026-08-20', c: '2025-11-22', d: '2025-11-20' }
  for (const [id, day] of Object.entries(sent)) {
    const submittedAt = `${day}T12:00:00.000Z`
    await lake.client.create({ _id: `lead.${id}`, _type: 'lead', submittedAt })
  }
  const { deleted } = await purgeLeads(lake.client, new Date('2026-11-21T12:00:00Z'))
  expect(deleted).toBe(4 - kept.length)
  expect(await lake.client.fetch('*[_type == "lead"]._id')).toEqual(kept.map((id) => `lead.${id}`))
  expect(await lake.client.fetch('count(*[_type == "siteSettings"])')).toBe(1)
})

test('the record of consent to a testimonial is neither erased nor purged with leads', async () => {
  const { lake } = await siteWithInbox()
  const record = { _id: 'consent.testimonial-1', _type: 'testimonialConsent' }
  await lake.client.create({ ...record, person: 'Ana', email: 'a@b.co', submittedAt: '2020-01-01' })
  await lake.client.create({ _id: 'lead.ana', _type: 'lead', email: 'a@b.co' })
  expect(await eraseLeads(lake.client, 'a@b.co')).toBe(1)
  await purgeLeads(lake.client, new Date('2026-11-21T12:00:00Z'))
  expect(await lake.client.fetch('*[]._id')).toEqual([record._id])
  expect(await lake.visitor.fetch('*[]._id')).toEqual([])
})

test('hundreds of leads of one person are erased at once', async () => {
  const { lake } = await siteWithInbox()
  const leads = lake.client.transaction()
  for (let n = 0; n < 450; n++) leads.create({ _id: `lead.${n}`, _type: 'lead', email: 'a@b.co' })
  await leads.commit()
  expect(await eraseLeads(lake.client, 'a@b.co')).toBe(450)
  expect(await lake.client.fetch('count(*)')).toBe(0)
})

test('the command prints leads as JSON and the number it deleted, and requires a person', async () => {
  const { lake, send } = await siteWithInbox()
  await send(quoteOf('maria@exemplo.com.br'))
  const leads = (...args: string[]) =>
    new Promise<{ stdout: string; stderr: string }>((resolve) => {
      const script = join(import.meta.dirname, '../../studio/leads/bin/leads.ts')
      const env = {
        ...process.env,
        SANITY_PROJECT_ID: 'elos',
        SANITY_API_HOST: lake.url,
        SANITY_WRITE_TOKEN: TOKEN,
      }
      execFile(process.execPath, [script, ...args], { env }, (_, stdout, stderr) =>
        resolve({ stdout, stderr }),
      )
    })

  const exported = await leads('export', '--email', 'maria@exemplo.com.br')
  expect(JSON.parse(exported.stdout)).toMatchObject([{ name: 'Maria José' }])
  expect((await leads('purge')).stdout).toMatch(/^Deleted 0 leads sent before 20/)
  expect((await leads('erase')).stderr).toContain('Name the person')
  expect((await leads('erase', '--email', 'maria@exemplo.com.br')).stdout).toBe('Deleted 1 lead.\n')
  expect((await leads('nada')).stderr).toContain('Usage: npm run leads')
})
