import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { createClient } from 'next-sanity'
import { afterEach, expect, test, vi } from 'vitest'
import { testLake, token } from '../../packages/lake/testing/lake.ts'
import { leadSchema } from '../../packages/leads/lead/schema.ts'
import { LEAD_STATUSES } from '../../packages/leads/lead/status.ts'
import { eraseLeads, leadsOfPerson, purgeLeads } from '../../studio/leads/requests.ts'
import { leadKinds, leadStatuses } from '../../studio/leads/words.ts'
import { lakeInbox } from '../../web/leads/inbox.ts'
import { goodToken, QUOTE, testRoutes } from '../../web/leads/testing/form.ts'

afterEach(() => vi.restoreAllMocks())

/** A site whose inbox is in a Lake of its own. */
async function siteWithInbox({ writeToken = token } = {}) {
  const lake = await testLake()
  const site = createClient({
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: '2025-02-19',
  })
  const inbox = lakeInbox(site, writeToken)
  const { send } = testRoutes({ inbox, addressHeader: 'x-forwarded-for' })
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

test('a form sent twice is one lead, and what staff noted stays', async () => {
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

test('without the Lake, or with a token it does not know, the chat is offered', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const refused = await siteWithInbox({ writeToken: 'outro' })
  expect((await refused.send(QUOTE)).status).toBe(503)
  const away = await siteWithInbox()
  await away.lake.close()
  expect(await (await away.send(QUOTE)).json()).toEqual({ outcome: 'unavailable' })
})

test('a person is given, and can have deleted, all that they sent', async () => {
  const { lake, send } = await siteWithInbox()
  await send(quoteOf('maria@exemplo.com.br'))
  await send(quoteOf('Maria@Exemplo.com.br'))
  await send(quoteOf('outra.maria@exemplo.com.br'))

  expect(await leadsOfPerson(lake.client, ' MARIA@exemplo.com.br ')).toMatchObject([
    { email: 'maria@exemplo.com.br', phone: '(11) 98888-7777' },
    { email: 'Maria@Exemplo.com.br' },
  ])
  expect(await eraseLeads(lake.client, 'maria@exemplo.com.br')).toBe(2)
  expect(await eraseLeads(lake.client, 'maria@exemplo.com.br')).toBe(0)
  expect(await lake.client.fetch('*[_type == "lead"].email')).toEqual([
    'outra.maria@exemplo.com.br',
  ])
})

test('of who is deleted, the history tells nothing either', async () => {
  const { lake, send } = await siteWithInbox()
  await send(quoteOf('maria@exemplo.com.br'))
  const id = await lake.client.fetch<string>('*[_type == "lead"][0]._id')
  const history = async () => {
    const path = `/v1/data/history/production/transactions/${id}`
    const answer = await lake.fetch(path, { headers: { Authorization: `Bearer ${token}` } })
    return answer.text()
  }
  expect(await history()).toContain('maria@exemplo.com.br')
  await eraseLeads(lake.client, 'maria@exemplo.com.br')
  expect(await history()).not.toContain('maria@exemplo.com.br')
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

test('many are deleted at once', async () => {
  const { lake } = await siteWithInbox()
  const leads = lake.client.transaction()
  for (let n = 0; n < 450; n++) leads.create({ _id: `lead.${n}`, _type: 'lead', email: 'a@b.co' })
  await leads.commit()
  expect(await eraseLeads(lake.client, 'a@b.co')).toBe(450)
  expect(await lake.client.fetch('count(*)')).toBe(0)
})

test('the command prints what it found as JSON, says what it deleted, and asks for a person', async () => {
  const { lake, send } = await siteWithInbox()
  await send(quoteOf('maria@exemplo.com.br'))
  const leads = (...args: string[]) =>
    new Promise<{ stdout: string; stderr: string }>((resolve) => {
      const script = join(import.meta.dirname, '../../studio/leads/bin/leads.ts')
      const env = {
        ...process.env,
        SANITY_PROJECT_ID: 'elos',
        SANITY_API_HOST: lake.url,
        SANITY_WRITE_TOKEN: token,
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

test('the Studio has words for the statuses and kinds that are stored, and for no others', () => {
  const kinds = leadSchema.def.options.flatMap(({ shape }) => shape.kind.def.values)
  expect(leadKinds.map(({ value }) => value)).toEqual(kinds)
  expect(leadStatuses.map(({ value }) => value)).toEqual(LEAD_STATUSES)
})
