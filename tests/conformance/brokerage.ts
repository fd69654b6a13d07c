import {
  NOTIFICATION_SETTINGS,
  NOTIFICATION_SETTINGS_ID,
} from '@elos/content/parts/lead/notificationSettings'
import { TOKEN, testLake } from '@elos/lake/testing/lake'
import { lakeInbox } from '@elos/web/forms/inbox'
import { Ledger } from '@elos/web/forms/notifications/ledger'
import { smtpMailer } from '@elos/web/forms/notifications/mailer'
import { Outbox } from '@elos/web/forms/notifications/outbox'
import { goodToken, QUOTE, SITE, testRoutes } from '@elos/web/forms/testing/form'
import { expect, onTestFinished } from 'vitest'
import { startMailServer } from '../mailServer.ts'
import { siteClient } from './siteClient.ts'

export const STUDIO = 'https://studio.exemplo.com.br'
export const MINUTE = 60_000

/** Open at any time, so that an answer is due two hours after each request. */
const ALWAYS_OPEN = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], opens: '00:00', closes: '23:59' },
]

type OutboxOptions = ConstructorParameters<typeof Outbox>[0]

/** A Lake with settings, a mail server, and what makes outboxes of its site and sends requests to it. */
export async function brokerage(recipients = ['ana@corretora.com.br']) {
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
    recipients: recipients.map((email) => ({ _key: email, email })),
  })
  const route = { _type: 'route', path: '/operadoras/amil' }
  await lake.client.create({ _id: 'amil', _type: 'carrier', name: 'Amil', route })
  const site = siteClient(lake.url, TOKEN)
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.close())

  /** The outbox of a process whose clock is some minutes ahead. It sends e-mails, unless it is told what else. */
  const outboxOf = (minutesAhead = 0, options: Partial<OutboxOptions> = {}): Outbox => {
    const outbox = new Outbox({
      ledger: new Ledger(site),
      mail: smtpMailer(mailServer.url),
      siteUrl: SITE,
      studioUrl: STUDIO,
      now: () => new Date(Date.now() + minutesAhead * MINUTE),
      ...options,
    })
    onTestFinished(() => outbox.stop())
    return outbox
  }

  /** Sends a request by the site's form; the outbox is not woken. Returns the id of the lead. */
  const request = async (
    outbox: Pick<Outbox, 'channels'> = outboxOf(),
    answers: object = {},
    wake = () => {},
  ): Promise<string> => {
    const inbox = lakeInbox(site, TOKEN, { channels: outbox.channels, wake })
    const { send } = testRoutes({ inbox })
    const lead = { ...QUOTE, key: crypto.randomUUID(), answers: { ...QUOTE.answers, ...answers } }
    const answer = await send(lead, { token: goodToken(inbox.tokenKey) })
    expect(answer.status).toBe(200)
    return lake.client.fetch('*[_type == "lead"] | order(_createdAt desc)[0]._id')
  }

  /** The state of a lead's e-mail, as the lead has it. */
  const mailOf = (id: string) =>
    lake.client.fetch('*[_id == $id][0].notifications[_key == "mail"][0]', { id })
  return { lake, site, mailServer, mails: mailServer.mails, outboxOf, request, mailOf }
}
