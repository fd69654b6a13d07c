import { expect } from '@playwright/test'
import { z } from 'zod'
import { startMailServer } from '../../mailServer.ts'
import { newEmail, SENT } from '../support/forms.ts'
import { env, lake } from '../support/lake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

const openedSchema = z.object({ token: z.string() })

test('a site tells staff of a request that its form sends', async () => {
  const email = newEmail()
  const mailServer = await startMailServer()
  const environment = { SMTP_URL: mailServer.url }
  const { origin, stop } = await startSiteServer({ lake: env.E2E_LAKE_URL, environment })
  const send = async (body?: string) =>
    fetch(`${origin}/api/leads`, {
      method: body ? 'POST' : 'GET',
      headers: { origin, 'content-type': 'application/json' },
      ...(body ? { body } : {}),
    })
  try {
    const { token } = openedSchema.parse(await (await send()).json())
    const answers = { name: 'Ana Souza', email, phone: '(11) 98888-7777' }
    const lead = { kind: 'quote', key: crypto.randomUUID(), page: '/', consent: '1', answers }
    const message = JSON.stringify({ token, website: '', lead })
    // At first it is too early for a person to have filled the form in.
    await expect.poll(async () => (await send(message)).status, SENT).toBe(200)
    await expect
      .poll(() => mailServer.mails.map(({ subject }) => subject).join('\n'))
      .toMatch(/^Cotação de Ana \(\w{6}\)$/)
  } finally {
    await stop()
    await mailServer.close()
    await lake.delete({ query: '*[_type == "lead" && email == $email]', params: { email } })
  }
})
