import { env, inboxToken } from '../../env.ts'
import { lakeClient } from '../../lake/client.ts'
import { Ledger } from './ledger.ts'
import { fileMailer, smtpMailer } from './mailer.ts'
import { Outbox } from './outbox.ts'
import { signedWebhook } from './webhook.ts'

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var leadOutbox: Outbox | undefined
}

/** Returns the outbox of this process: always the same. Null where the site stores no leads. */
export function getOutbox(): Outbox | null {
  const token = inboxToken(env)
  if (!token) return null
  globalThis.leadOutbox ??= create(token)
  return globalThis.leadOutbox
}

function create(token: string): Outbox {
  const { SMTP_URL, SMTP_FROM, MAIL_DIR, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = env
  const sendsContact = env.LEADS_WEBHOOK_CONTACT === 'on'
  return new Outbox({
    ledger: new Ledger(lakeClient.withConfig({ token })),
    mail: SMTP_URL ? smtpMailer(SMTP_URL) : MAIL_DIR ? fileMailer(MAIL_DIR) : undefined,
    webhook:
      LEADS_WEBHOOK_URL && LEADS_WEBHOOK_SECRET
        ? signedWebhook({ url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET, sendsContact })
        : undefined,
    from: SMTP_FROM,
    siteUrl: env.SITE_URL,
    studioUrl: env.STUDIO_URL,
  })
}
