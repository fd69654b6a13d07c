import { createHmac } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { signedWebhook } from '@elos/web/forms/notifications/webhook'
import { QUOTE } from '@elos/web/forms/testing/form'
import { serve } from '@elos/web/http/testing/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brokerage } from './brokerage.ts'

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

test('the log and the lead say that another system is away', async () => {
  const { lake, mailServer, outboxOf, request } = await brokerage()
  // Nothing listens at this port any more.
  await mailServer.close()
  const webhook = signedWebhook({ url: `http://127.0.0.1:${mailServer.port}`, secret: SECRET })
  const outbox = outboxOf(0, { mail: undefined, webhook })
  const id = await request(outbox)
  await outbox.sendDue()
  expect(await lake.client.fetch('*[_id == $id][0].notifications[].error', { id })).toEqual([
    'ECONNREFUSED',
  ])
  const [line] = vi.mocked(console.error).mock.calls.map(([text]) => JSON.parse(text))
  expect(line).toMatchObject({ notification: 'webhook', error: 'ECONNREFUSED' })
})
