import { readdir, readFile } from 'node:fs/promises'
import { temporaryDir } from '@elos/lake/testing/lake'
import { eraseLeads } from '@elos/studio/leads/requests'
import { Ledger } from '@elos/web/forms/notifications/ledger'
import { fileMailer } from '@elos/web/forms/notifications/mailer'
import { QUOTE } from '@elos/web/forms/testing/form'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '../mailServer.ts'
import { brokerage, MINUTE, STUDIO } from './brokerage.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

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

test('while the Lake is away, the log says so', async () => {
  const { lake, outboxOf } = await brokerage()
  await lake.close()
  outboxOf().wake()
  const lines = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))
  await expect.poll(lines).toMatchObject([
    {
      event: 'notifications-failed',
      error: expect.stringMatching(/^Sanity cannot be reached \(ECONNREFUSED\) for project /),
    },
  ])
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
