import { expect } from '@playwright/test'
import { z } from 'zod'
import { type MailServer, startMailServer } from '../../mailServer.ts'
import { newEmail } from '../support/forms.ts'
import { env, lake } from '../support/lake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

const openedSchema = z.object({ token: z.string() })

/** Sends a request to a site, as its form does. Resolves with the status once it is no longer too early. */
async function request(site: string, name: string, email: string): Promise<void> {
  const { token } = openedSchema.parse(await (await fetch(`${site}/api/leads`)).json())
  const answers = { name, email, phone: '(11) 98888-7777' }
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
  const email = newEmail()
  const first = await startMailServer()
  const options = { lake: env.E2E_LAKE_URL, environment: { SMTP_URL: first.url } }
  const site = await startSiteServer(options)
  try {
    await request(site.origin, 'Ana Souza', email)
    await expect.poll(() => subjectsOf(first)).toMatch(/^Cotação de Ana \(\w{6}\)$/)
    await first.close()
    await request(site.origin, 'Bia Souza', email)
  } finally {
    await site.stop()
  }
  const second = await startMailServer(first.port)
  const next = await startSiteServer(options)
  try {
    await expect
      .poll(() => subjectsOf(second), { timeout: 90_000 })
      .toMatch(/^Cotação de Bia \(\w{6}\)$/)
  } finally {
    await next.stop()
    await second.close()
    await lake.delete({ query: '*[_type == "lead" && email == $email]', params: { email } })
  }
})
