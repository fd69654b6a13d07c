// Prints the line LAKE_WEBHOOKS=… of the Lake's settings: it notifies the site of what was published.
//
//   SANITY_WEBHOOK_SECRET=… node deploy/lakeWebhooks.mjs [address of the site]     (http://127.0.0.1:3001)
//
// One replica is enough: it tells the others. The quotes keep the backslashes of JSON, in systemd and in a
// shell.
import { readFileSync } from 'node:fs'

const { SANITY_WEBHOOK_SECRET: secret } = process.env
const [site = 'http://127.0.0.1:3001'] = process.argv.slice(2)
if (!secret) {
  console.error('Set SANITY_WEBHOOK_SECRET to the secret of the site.')
  process.exit(1)
}
const file = new URL('../packages/content/tags/webhook.json', import.meta.url)
const webhook = JSON.parse(readFileSync(file, 'utf8'))
const webhooks = [{ ...webhook, url: `${site}/api/revalidate`, secret }]
console.log(`LAKE_WEBHOOKS='${JSON.stringify(webhooks)}'`)
