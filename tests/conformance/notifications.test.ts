import { createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { temporaryDir } from '@elos/lake/testing/lake'
import { eraseLeads } from '@elos/studio/leads/requests'
import { QUOTE } from '@elos/web/leads/testing/form'
import { Ledger } from '@elos/web/notifications/ledger'
import { fileMailer } from '@elos/web/notifications/mailer'
import { signedWebhook } from '@elos/web/notifications/webhook'
import { serve } from '@elos/web/testing/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '../mailServer.ts'
import { brokerage, MINUTE, STUDIO } from './brokerage.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** Starts another system, and records what it receives: headers and body. */
async function crm() {
  const received: { headers: Record<string, unknown>; body: string }[] = []
  const state = { status: 200 }
  const { origin } = await serve(async (incoming, response) => {
    received.push({ headers: incoming.headers, body: await text(incoming) })
    response.writeHead(state.status).end()
  })
  return { url: `${origin}/leads`, received, state }
}

const KEY = Buffer.from('a key of twenty-four byte')
const SECRET = `whsec_${KEY.toString('base64')}`

test('who is on duty gets an e-mail as soon as a request is stored', async () => {
  const recipients = ['ana@corretora.com.br', 'bia@corretora.com.br']
  const { mails, outboxOf, request } = await brokerage(recipients)
  const outbox = outboxOf()
  const id = await request(outbox, {}, () => outbox.wake())
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails).toMatchObject([
    {
      recipients,
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
  const { mails, outboxOf, request } = await brokerage()
  const other = await crm()
  const outbox = outboxOf(0, { webhook: signedWebhook({ url: other.url, secret: SECRET }) })
  await request(outbox, {
    name: 'Maria José Pereira',
    cidade: 'Campinas/SP',
    operadora: 'sulamerica',
    sobre: 'Ganhe dinheiro em golpe.example',
    idades: 'um casal e 77',
    message: 'Preciso de parto pelo plano',
  })
  await outbox.sendDue()
  await outboxOf(95).sendDue()
  expect(mails).toHaveLength(2)
  expect(other.received).toHaveLength(1)
  const told = [...mails.flatMap((mail) => [mail.subject, mail.text]), other.received[0]?.body]
  const forbidden =
    /exemplo\.com\.br(?!\/intent)|8888|José|Pereira|Campinas|SulAm|golpe|59|77|casal|parto/i
  for (const each of told) expect(each?.replace(DIFFERENT_EACH_TIME, '')).not.toMatch(forbidden)
  expect(Object.keys(JSON.parse(other.received[0]?.body ?? '').data).sort()).toEqual([
    'deadline',
    'firstName',
    'link',
    'prefersCall',
    'reference',
    'subject',
  ])
})

test('another system gets contact data and answers only where the operator has chosen so', async () => {
  const { outboxOf, request } = await brokerage()
  const other = await crm()
  const webhook = signedWebhook({ url: other.url, secret: SECRET, sendsContact: true })
  const outbox = outboxOf(0, { mail: undefined, webhook })
  await request(outbox, { message: 'Preciso de parto pelo plano' })
  await outbox.sendDue()
  const { name, email, phone } = QUOTE.answers
  expect(JSON.parse(other.received[0]?.body ?? '').data).toMatchObject({
    firstName: 'Maria',
    subject: 'Cotação: Amil',
    contact: {
      ...{ name, email, phone },
      answers: [
        { question: 'Operadora', answer: 'amil' },
        { question: 'Pessoas por faixa de idade', answer: '59 anos ou mais: 2 vidas' },
        { question: 'Mensagem', answer: 'Preciso de parto pelo plano' },
      ],
    },
  })
})

test('another system is notified once, with a signature that a library of Standard Webhooks accepts', async () => {
  const { outboxOf, request } = await brokerage()
  const other = await crm()
  other.state.status = 500
  const webhook = signedWebhook({ url: other.url, secret: SECRET })
  const options = { mail: undefined, webhook }
  const id = await request(outboxOf(0, options))
  await outboxOf(0, options).sendDue()
  other.state.status = 204
  await outboxOf(0, options).sendDue()
  expect(other.received).toHaveLength(1)
  await outboxOf(2, options).sendDue()
  await outboxOf(60, options).sendDue()
  expect(other.received).toHaveLength(2)
  for (const { headers, body } of other.received) {
    expect(headers['webhook-id']).toBe(`${id}.webhook`)
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', KEY).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  }
})

test('while the mail server is away nothing is lost, and a process that starts later sends it', async () => {
  const { mailServer, outboxOf, request, mailOf } = await brokerage()
  await mailServer.close()
  const id = await request()
  const next = await outboxOf().sendDue()
  expect(next.getTime() - Date.now()).toBeGreaterThan(MINUTE / 2)
  const failed = { _key: 'mail', nextAt: expect.any(String), attempts: 1, error: 'ESOCKET' }
  expect(await mailOf(id)).toEqual(failed)

  const again = await startMailServer(mailServer.port)
  onTestFinished(() => again.close())
  await outboxOf(2).sendDue()
  await outboxOf(2).sendDue()
  expect(again.mails).toHaveLength(1)
  expect(await mailOf(id)).toEqual({ _key: 'mail', attempts: 2, sentAt: expect.any(String) })
})

test('only one of several replicas sends each e-mail', async () => {
  const { mails, outboxOf, request } = await brokerage()
  for (let n = 0; n < 5; n++) await request()
  await Promise.all([1, 2, 3].map(() => outboxOf().sendDue()))
  await outboxOf().sendDue()
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(5)
  expect(mails).toHaveLength(5)
})

test('half an hour before the deadline staff are reminded, once, of a request that nobody has taken', async () => {
  const { lake, mails, outboxOf, request } = await brokerage()
  const left = await request()
  const assigned = await request()
  const contacted = await request()
  await outboxOf().sendDue()
  await outboxOf(85).sendDue()
  expect(mails).toHaveLength(3)
  await lake.client.patch(assigned).set({ assignee: 'Beatriz' }).commit()
  await lake.client.patch(contacted).set({ status: 'em-contato' }).commit()
  await outboxOf(95).sendDue()
  await outboxOf(110).sendDue()
  expect(mails.slice(3)).toMatchObject([
    {
      messageId: `<${left}.reminder@www.exemplo.com.br>`,
      subject: expect.stringMatching(/^Prazo às \d\d:\d\d: Cotação: Amil de Maria /),
      text: expect.stringContaining('Ninguém assumiu este pedido ainda'),
    },
  ])
})

test('nobody is notified of a lead that was erased meanwhile', async () => {
  const { lake, mails, outboxOf, request } = await brokerage()
  await request()
  await eraseLeads(lake.client, QUOTE.answers.email)
  await outboxOf().sendDue()
  expect(mails).toEqual([])
})

test('a process that could not record what it sent does not send it again', async () => {
  const { site, mails, outboxOf, request } = await brokerage()
  const ledger = new Ledger(site)
  vi.spyOn(ledger, 'record').mockRejectedValueOnce(new Error('the Lake is away'))
  let minutesAhead = 0
  const now = () => new Date(Date.now() + minutesAhead * MINUTE)
  const outbox = outboxOf(0, { ledger, now })
  await request()
  await expect(outbox.sendDue()).rejects.toThrow('the Lake is away')
  minutesAhead = 2
  await outbox.sendDue()
  await outboxOf(10).sendDue()
  expect(mails).toHaveLength(1)
})

test('where nobody is named, the company itself is notified', async () => {
  const { lake, mails, outboxOf, request, mailOf } = await brokerage([])
  const outbox = outboxOf(0, { from: 'Elos <avisos@corretora.com.br>' })
  await request()
  await outbox.sendDue()
  expect(mails).toMatchObject([
    { recipients: ['contato@corretora.com.br'], from: 'avisos@corretora.com.br' },
  ])
  const id = await request()
  await lake.client.patch('siteSettings').unset(['email']).commit()
  await outbox.sendDue()
  expect(await mailOf(id)).toMatchObject({ error: 'NO_ADDRESS' })
})

test('visitors cannot read who is notified', async () => {
  const { lake } = await brokerage()
  expect(await lake.visitor.fetch('*[_type == "notificationSettings"]')).toEqual([])
})

test('without a mail server the e-mail is a file', async () => {
  const { outboxOf, request } = await brokerage()
  const folder = await temporaryDir()
  const id = await request()
  await outboxOf(0, { mail: fileMailer(folder) }).sendDue()
  expect(await readdir(folder)).toEqual([`${id}.mail.eml`])
  const letter = await readFile(`${folder}/${id}.mail.eml`, 'utf8')
  expect(letter).toContain('From: =?UTF-8?Q?Elos_Sa=C3=BAde?= <contato@corretora.com.br>')
  expect(letter).toContain('To: ana@corretora.com.br')
})
