import { connect } from '@elos/lake/testing/client'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { startLake } from '@elos/stack/processes/lake'
import { startSite } from '@elos/stack/processes/site'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { type MailServer, startMailServer } from '../../mailServer.ts'
import { env } from '../support/lake.ts'
import { test } from '../support/test.ts'

const openedSchema = z.object({ token: z.string() })

/** Sends a request to a site, as its form does. Resolves with the status once it is no longer too early. */
async function request(site: string, name: string): Promise<void> {
  const { token } = openedSchema.parse(await (await fetch(`${site}/api/leads`)).json())
  const answers = { name, email: 'pessoa@exemplo.com.br', phone: '(11) 98888-7777' }
  const lead = { kind: 'quote', key: crypto.randomUUID(), page: '/', consent: '1', answers }
  const send = () =>
    fetch(`${site}/api/leads`, {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json' },
      body: JSON.stringify({ token, website: '', lead }),
    })
  await expect.poll(async () => (await send()).status).toBe(200)
}

const subjectsOf = ({ mails }: MailServer) => mails.map(({ subject }) => subject).join('\n')

test('a site tells staff of a request at once, and of one that came while no mail could be sent once it starts again', async () => {
  const fresh = await freshSettings('notifications')
  const settings = { ...fresh, siteDist: env.E2E_SITE_DIST }
  const { site } = addresses(settings)
  const first = await startMailServer()
  process.env.SMTP_URL = first.url
  process.env.SMTP_FROM = 'Elos <avisos@corretora.com.br>'
  const lake = await startLake(settings)
  try {
    const { lake: origin } = addresses(settings)
    await connect(origin, { token: env.E2E_LAKE_TOKEN }).create({
      _id: 'siteSettings',
      _type: 'siteSettings',
      email: 'contato@corretora.com.br',
    })
    let running = await startSite(settings)
    try {
      await request(site, 'Ana Souza')
      await expect.poll(() => subjectsOf(first)).toMatch(/^Cotação de Ana \(\w{6}\)$/)
      await first.close()
      await request(site, 'Bia Souza')
      await running.stop()

      const second = await startMailServer(first.port)
      try {
        running = await startSite(settings)
        await expect
          .poll(() => subjectsOf(second), { timeout: 90_000 })
          .toMatch(/^Cotação de Bia \(\w{6}\)$/)
      } finally {
        await second.close()
      }
    } finally {
      await running.stop()
    }
  } finally {
    await lake.stop()
    delete process.env.SMTP_URL
    delete process.env.SMTP_FROM
    fresh.remove()
  }
})
