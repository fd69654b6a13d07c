import { createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  NOTIFICATION_SETTINGS,
  NOTIFICATION_SETTINGS_ID,
} from '@elos/content/parts/lead/notificationSettings'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { TOKEN, temporaryDir, testLake } from '@elos/lake/testing/lake'
import { eraseLeads } from '@elos/studio/leads/requests'
import { lakeInbox } from '@elos/web/leads/inbox'
import { goodToken, QUOTE, SITE, testRoutes } from '@elos/web/leads/testing/form'
import { Ledger } from '@elos/web/notifications/ledger'
import { fileMailer, smtpMailer } from '@elos/web/notifications/mailer'
import { Outbox } from '@elos/web/notifications/outbox'
import { signedWebhook } from '@elos/web/notifications/webhook'
import { createClient } from 'next-sanity'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '../mailServer.ts'

const STUDIO = 'https://studio.exemplo.com.br'
const MINUTE = 60_000

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** Open at any time, so that an answer is due two hours after each request. */
const ALWAYS_OPEN = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], opens: '00:00', closes: '23:59' },
]

/** A mail server, closed after the test. */
async function mailServer(port?: number) {
  const server = await startMailServer(port)
  onTestFinished(() => server.close())
  return server
}

/** A Lake with settings, and what makes outboxes of its site and sends requests to it. */
async function brokerage({ recipients = [{ email: 'ana@corretora.com.br' }] } = {}) {
  const lake = await testLake()
  await lake.client.create({
    _id: 'siteSettings',
    _type: 'siteSettings',
    brandName: 'Elos Saúde',
    email: 'contato@corretora.com.br',
    openingHours: ALWAYS_OPEN,
  })
  await lake.client.create({
    _id: NOTIFICATION_SETTINGS_ID,
    _type: NOTIFICATION_SETTINGS,
    recipients: recipients.map((recipient, index) => ({ _key: `r${index}`, ...recipient })),
  })
  await lake.client.create({
    _id: 'amil',
    _type: 'carrier',
    name: 'Amil',
    route: { _type: 'route', path: '/operadoras/amil' },
  })
  const site = createClient({
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: API_VERSION,
    token: TOKEN,
  })
  const ledger = () => new Ledger(site)

  /** The outbox of a process whose clock is some minutes ahead. */
  const outboxOf = (
    options: Partial<ConstructorParameters<typeof Outbox>[0]>,
    minutesAhead = 0,
  ): Outbox => {
    const now = () => new Date(Date.now() + minutesAhead * MINUTE)
    const outbox = new Outbox({
      ledger: ledger(),
      siteUrl: SITE,
      studioUrl: STUDIO,
      now,
      ...options,
    })
    onTestFinished(() => outbox.stop())
    return outbox
  }

  /** Sends a request by the site's form; the outbox is not woken. Returns the id of the lead. */
  const request = async (
    { channels }: Pick<Outbox, 'channels'>,
    answers: object = {},
    wake = () => {},
  ): Promise<string> => {
    const inbox = lakeInbox(site, TOKEN, { channels, wake })
    const { send } = testRoutes({ inbox })
    const lead = { ...QUOTE, key: crypto.randomUUID(), answers: { ...QUOTE.answers, ...answers } }
    const answer = await send(lead, { token: goodToken(inbox.tokenKey) })
    expect(answer.status).toBe(200)
    return lake.client.fetch('*[_type == "lead"] | order(_createdAt desc)[0]._id')
  }
  return { lake, ledger, outboxOf, request }
}

/** Starts another system, and records what it receives: headers and body. */
async function crm() {
  const received: { headers: Record<string, unknown>; body: string }[] = []
  const state = { status: 200 }
  const server = createServer(async (incoming, response) => {
    received.push({ headers: incoming.headers, body: await text(incoming) })
    response.writeHead(state.status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/leads`, received, state }
}

const KEY = Buffer.from('a key of twenty-four byte')
const SECRET = `whsec_${KEY.toString('base64')}`

test('who is on duty gets an e-mail as soon as a request is stored', async () => {
  const { outboxOf, request } = await brokerage({
    recipients: [{ email: 'ana@corretora.com.br' }, { email: 'bia@corretora.com.br' }],
  })
  const { url, mails } = await mailServer()
  const outbox = outboxOf({ mail: smtpMailer(url) })
  const id = await request(outbox, {}, () => outbox.wake())
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails).toMatchObject([
    {
      recipients: ['ana@corretora.com.br', 'bia@corretora.com.br'],
      from: 'contato@corretora.com.br',
      subject: expect.stringMatching(/^Cotação: Amil de Maria \([\dA-Z]{6}\)$/),
      text: expect.stringMatching(/\nResponder até: .+ \(Brasília\)\n/),
      messageId: `<${id}.mail@www.exemplo.com.br>`,
    },
  ])
  expect(mails[0]?.text).toContain(`\n${STUDIO}/intent/edit/id=${id};type=lead\n`)
})

/** The ids, codes and times of a notification, which may have any digits and say nothing of a person. */
const DIFFERENT_EACH_TIME =
  /\bid=[^"\s]+|\([\dA-Z]{6}\)|Código: \w+|"reference":"\w+"|\d\d\/\d\d, \d\d:\d\d|às \d\d:\d\d|"\d{4}-[\d-]+T[^"]+Z"/g

test('neither e-mail nor webhook has contact data, ages, wishes or free text', async () => {
  const { outboxOf, request } = await brokerage()
  const { url, mails } = await mailServer()
  const other = await crm()
  const outbox = outboxOf({
    mail: smtpMailer(url),
    webhook: signedWebhook(other.url, SECRET),
  })
  await request(outbox, {
    name: 'Maria José Pereira',
    cidade: 'Campinas/SP',
    operadora: 'sulamerica',
    sobre: 'Ganhe dinheiro em golpe.example',
    idades: 'um casal e 77',
    message: 'Preciso de parto pelo plano',
  })
  await outbox.sendDue()
  await outboxOf({ mail: smtpMailer(url) }, 95).sendDue()
  expect(mails).toHaveLength(2)
  expect(other.received).toHaveLength(1)
  const told = [...mails.flatMap((mail) => [mail.subject, mail.text]), other.received[0]?.body]
  const forbidden =
    /exemplo\.com\.br(?!\/intent)|8888|José|Pereira|Campinas|SulAm|golpe|59|77|casal|parto/i
  for (const each of told) expect(each?.replace(DIFFERENT_EACH_TIME, '')).not.toMatch(forbidden)
  expect(Object.keys(JSON.parse(other.received[0]?.body ?? '').data).sort()).toEqual(
    ['deadline', 'firstName', 'link', 'reference', 'subject'].sort(),
  )
})

test('another system is notified once, with a signature that a library of Standard Webhooks accepts', async () => {
  const { outboxOf, request } = await brokerage()
  const other = await crm()
  other.state.status = 500
  const webhook = signedWebhook(other.url, SECRET)
  const id = await request(outboxOf({ webhook }))
  await outboxOf({ webhook }).sendDue()
  other.state.status = 204
  await outboxOf({ webhook }).sendDue()
  expect(other.received).toHaveLength(1)
  await outboxOf({ webhook }, 2).sendDue()
  await outboxOf({ webhook }, 60).sendDue()
  expect(other.received).toHaveLength(2)
  for (const { headers, body } of other.received) {
    expect(headers['webhook-id']).toBe(`${id}.webhook`)
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', KEY).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  }
})

test('while the mail server is away nothing is lost, and a process that starts later sends it', async () => {
  const { lake, outboxOf, request } = await brokerage()
  const first = await mailServer()
  await first.close()
  const mail = smtpMailer(first.url)
  const id = await request(outboxOf({ mail }))
  const next = await outboxOf({ mail }).sendDue()
  expect(next.getTime() - Date.now()).toBeGreaterThan(MINUTE / 2)
  expect(
    await lake.client.fetch('*[_id == $id][0].notifications[_key == "mail"][0]', { id }),
  ).toEqual({
    _key: 'mail',
    nextAt: expect.any(String),
    attempts: 1,
    error: 'ESOCKET',
  })

  const { mails } = await mailServer(first.port)
  await outboxOf({ mail }, 2).sendDue()
  await outboxOf({ mail }, 2).sendDue()
  expect(mails).toHaveLength(1)
  expect(
    await lake.client.fetch('*[_id == $id][0].notifications[_key == "mail"][0]', { id }),
  ).toEqual({
    _key: 'mail',
    attempts: 2,
    sentAt: expect.any(String),
  })
})

test('while the mail server stays away the pauses grow, and the e-mail comes once it is back', async () => {
  const { outboxOf, request } = await brokerage()
  const away = await mailServer()
  await away.close()
  let clock = Date.now()
  const begun = clock
  const outbox = outboxOf({ mail: smtpMailer(away.url), now: () => new Date(clock) })
  const id = await request(outbox)
  const attempts: number[] = []
  const fail = vi.spyOn(console, 'error')
  while (clock < begun + 80 * MINUTE) {
    fail.mockClear()
    const next = await outbox.sendDue()
    if (fail.mock.calls.length > 0) attempts.push(Math.round((clock - begun) / MINUTE))
    clock = next.getTime()
  }
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 61])

  const { mails } = await mailServer(away.port)
  while (clock < begun + 110 * MINUTE) clock = (await outbox.sendDue()).getTime()
  expect(mails.map(({ messageId }) => messageId).sort()).toEqual([
    `<${id}.mail@www.exemplo.com.br>`,
    `<${id}.reminder@www.exemplo.com.br>`,
  ])
})

test('only one of several replicas sends each e-mail', async () => {
  const { outboxOf, request } = await brokerage()
  const { url, mails } = await mailServer()
  const mail = smtpMailer(url)
  for (let n = 0; n < 5; n++) await request(outboxOf({ mail }))
  await Promise.all([1, 2, 3].map(() => outboxOf({ mail }).sendDue()))
  await outboxOf({ mail }).sendDue()
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(5)
  expect(mails).toHaveLength(5)
})

test('half an hour before the deadline staff are reminded, once, of a request that nobody has taken', async () => {
  const { lake, outboxOf, request } = await brokerage()
  const { url, mails } = await mailServer()
  const mail = smtpMailer(url)
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push(await request(outboxOf({ mail })))
  const [left = '', assigned = '', contacted = ''] = ids
  await outboxOf({ mail }).sendDue()
  await outboxOf({ mail }, 85).sendDue()
  expect(mails).toHaveLength(3)
  await lake.client.patch(assigned).set({ assignee: 'Beatriz' }).commit()
  await lake.client.patch(contacted).set({ status: 'em-contato' }).commit()
  await outboxOf({ mail }, 95).sendDue()
  await outboxOf({ mail }, 110).sendDue()
  expect(mails.slice(3)).toMatchObject([
    {
      messageId: `<${left}.reminder@www.exemplo.com.br>`,
      subject: expect.stringMatching(/^Prazo às \d\d:\d\d: Cotação: Amil de Maria /),
      text: expect.stringContaining('Ninguém assumiu este pedido ainda'),
    },
  ])
})

test('nobody is notified of a lead that was erased meanwhile', async () => {
  const { lake, outboxOf, request } = await brokerage()
  const { url, mails } = await mailServer()
  const outbox = outboxOf({ mail: smtpMailer(url) })
  await request(outbox)
  await eraseLeads(lake.client, QUOTE.answers.email)
  await outbox.sendDue()
  expect(mails).toEqual([])
})

test('a process that could not record what it sent does not send it again', async () => {
  const { ledger, outboxOf, request } = await brokerage()
  const { url, mails } = await mailServer()
  const failing = ledger()
  vi.spyOn(failing, 'finish').mockRejectedValueOnce(new Error('the Lake is away'))
  let minutesAhead = 0
  const now = () => new Date(Date.now() + minutesAhead * MINUTE)
  const outbox = outboxOf({ mail: smtpMailer(url), ledger: failing, now })
  await request(outbox)
  await expect(outbox.sendDue()).rejects.toThrow('the Lake is away')
  minutesAhead = 2
  await outbox.sendDue()
  await outboxOf({ mail: smtpMailer(url) }, 10).sendDue()
  expect(mails).toHaveLength(1)
})

test('where nobody is named, the company itself is notified', async () => {
  const { lake, outboxOf, request } = await brokerage({ recipients: [] })
  const { url, mails } = await mailServer()
  const outbox = outboxOf({ mail: smtpMailer(url), from: 'Elos <avisos@corretora.com.br>' })
  await request(outbox)
  await outbox.sendDue()
  expect(mails).toMatchObject([
    { recipients: ['contato@corretora.com.br'], from: 'avisos@corretora.com.br' },
  ])
  const id = await request(outbox)
  await lake.client.patch('siteSettings').unset(['email']).commit()
  await outbox.sendDue()
  const error = '*[_id == $id][0].notifications[_key == "mail"][0].error'
  expect(await lake.client.fetch(error, { id })).toBe('NO_ADDRESS')
})

test('visitors cannot read who is notified', async () => {
  const { lake } = await brokerage()
  expect(await lake.visitor.fetch('*[_type == "notificationSettings"]')).toEqual([])
})

test('without a mail server the e-mail is a file', async () => {
  const { outboxOf, request } = await brokerage()
  const folder = await temporaryDir()
  const outbox = outboxOf({ mail: fileMailer(folder) })
  const id = await request(outbox)
  await outbox.sendDue()
  expect(await readdir(folder)).toEqual([`${id}.mail.eml`])
  const letter = await readFile(`${folder}/${id}.mail.eml`, 'utf8')
  expect(letter).toContain('From: =?UTF-8?Q?Elos_Sa=C3=BAde?= <contato@corretora.com.br>')
  expect(letter).toContain('To: ana@corretora.com.br')
})
