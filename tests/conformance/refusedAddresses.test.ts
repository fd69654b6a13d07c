import { NOTIFICATIONS } from '@elos/studio/desk/status/queries'
import { leadsOfPerson } from '@elos/studio/leads/requests'
import { QUOTE } from '@elos/web/forms/testing/form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brokerage } from './brokerage.ts'

const ANA = 'ana@corretora.com.br'
const BIA = 'bia@corretora.com.br'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** Two people on duty, and a request that is to be told to both. */
async function twoOnDuty() {
  const parts = await brokerage([ANA, BIA])
  const outbox = parts.outboxOf()
  const id = await parts.request(outbox)
  /** Who got the first e-mail of the request, in the order in which it came. */
  const told = () =>
    parts.mails
      .filter(({ messageId }) => messageId.includes('.mail@'))
      .map(({ recipients }) => recipients.join())
  return { ...parts, outbox, id, told }
}

test.each(['RCPT TO', 'DATA'] as const)(
  'an address that is refused for good by the reply to %s is recorded, and nobody is written to again',
  async (command) => {
    const { mailServer, outbox, outboxOf, id, told, mailOf } = await twoOnDuty()
    mailServer.refused.set(BIA, { code: 550, command })
    await outbox.sendDue()
    await outboxOf(5).sendDue()
    expect(told()).toEqual([ANA])
    expect(await mailOf(id)).toEqual({
      _key: 'mail',
      attempts: 1,
      sentAt: expect.any(String),
      refused: [{ _key: BIA, address: BIA, error: '550', isFinal: true }],
    })
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))
    expect(lines).toMatchObject([
      { event: 'address-refused', notification: 'mail', addresses: 1, replies: ['550'] },
    ])
    expect(JSON.stringify(lines)).not.toContain('bia')
  },
)

test.each(['RCPT TO', 'DATA'] as const)(
  'an address that is refused for the moment by the reply to %s is tried again, alone, until it is taken',
  async (command) => {
    const { mailServer, outbox, outboxOf, id, told, mailOf } = await twoOnDuty()
    mailServer.refused.set(BIA, { code: 452, command })
    await outbox.sendDue()
    await outboxOf(2).sendDue()
    expect(await mailOf(id)).toMatchObject({
      nextAt: expect.any(String),
      sentAt: expect.any(String),
      refused: [{ address: BIA, error: '452', isFinal: false }],
    })
    mailServer.refused.clear()
    await outboxOf(10).sendDue()
    await outboxOf(30).sendDue()
    expect(told()).toEqual([ANA, BIA])
    const mail = await mailOf(id)
    expect(mail).toMatchObject({ attempts: 3 })
    expect(mail).not.toHaveProperty('nextAt')
    expect(mail).not.toHaveProperty('refused')
  },
)

test('an address that is refused for the moment is not tried for ever, and stays recorded', async () => {
  const { mailServer, outbox, outboxOf, id, told, mailOf } = await twoOnDuty()
  mailServer.refused.set(BIA, { code: 450, command: 'RCPT TO' })
  await outbox.sendDue()
  await outboxOf(60 * 5).sendDue()
  const mail = await mailOf(id)
  expect(mail).toMatchObject({ attempts: 2, refused: [{ address: BIA, error: '450' }] })
  expect(mail).not.toHaveProperty('nextAt')
  expect(told()).toEqual([ANA])
})

test.each([550, 450])(
  'while all addresses are refused with %i, the e-mail is tried again',
  async (code) => {
    const { mailServer, outbox, outboxOf, id, told, mailOf } = await twoOnDuty()
    for (const address of [ANA, BIA]) mailServer.refused.set(address, { code, command: 'RCPT TO' })
    await outbox.sendDue()
    const failed = { _key: 'mail', nextAt: expect.any(String), attempts: 1, error: 'EENVELOPE' }
    expect(await mailOf(id)).toEqual(failed)
    mailServer.refused.clear()
    await outboxOf(2).sendDue()
    expect(told()).toEqual([`${ANA},${BIA}`])
  },
)

test('“Estado” is told who was refused, by which reply, and who is told now', async () => {
  const { lake, mailServer, outbox } = await twoOnDuty()
  mailServer.refused.set(BIA, { code: 452, command: 'RCPT TO' })
  await outbox.sendDue()
  expect(await lake.client.fetch(NOTIFICATIONS.fetch)).toEqual({
    unsent: [{ _key: 'reminder', nextAt: expect.any(String), error: null }],
    refused: [{ address: BIA, error: '452' }],
    recipients: [ANA, BIA],
    company: ['contato@corretora.com.br'],
  })
})

test('the copy of what a person sent does not name the staff who were told', async () => {
  const { lake, mailServer, outbox } = await twoOnDuty()
  mailServer.refused.set(BIA, { code: 550, command: 'RCPT TO' })
  await outbox.sendDue()
  const leads = await leadsOfPerson(lake.client, QUOTE.answers.email)
  expect(leads).toMatchObject([{ name: QUOTE.answers.name, notifications: [{ _key: 'mail' }, {}] }])
  expect(JSON.stringify(leads)).not.toContain(BIA)
})
