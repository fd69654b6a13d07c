// Prints why a page is, or is not, fresh. Run: npm run freshness -- /amil-saude
import { loadPage } from '@elos/content'
import { env } from '../../../env.ts'
import { lake, lakeClient } from '../../../lake/client.ts'
import { type Delivery, recentDeliveries } from '../deliveries.ts'

/** The number of changes that are printed. */
const MAX_DELIVERIES = 8

const USAGE = `Usage: npm run freshness -- <path>

  Prints the tags of the page at a path such as /amil-saude, and the changes that the Lake has sent to the site.`

async function main([path]: string[]): Promise<void> {
  if (!path?.startsWith('/')) throw new Error(USAGE)
  const { outcome, tags } = await loadPage(lake, path, new Date(), env.SITE_URL)
  console.log(`${path}: ${outcome}. ${await sentBySite(path)}`)
  console.log(
    `\nIt is rendered again when a change invalidates one of these tags:\n  ${tags.join('\n  ')}`,
  )
  if (!env.SANITY_API_HOST)
    return console.log('\nWhat hosted Sanity has sent: npm run studio -- hooks logs')
  const client = lakeClient.withConfig({ token: env.SANITY_WRITE_TOKEN })
  const deliveries = (await recentDeliveries(client)).slice(0, MAX_DELIVERIES)
  console.log('\nChanges that the Lake has sent to the site, or tried to, the newest first:')
  for (const delivery of deliveries) console.log(lineOf(delivery, tags))
  if (deliveries.length === 0) console.log('  none yet')
}

async function sentBySite(path: string): Promise<string> {
  try {
    const { status, headers } = await fetch(env.SITE_URL + path, { redirect: 'manual' })
    return `The site sends it with ${status} (cache-status: ${headers.get('cache-status') ?? 'none'}).`
  } catch {
    return `The site does not answer at ${env.SITE_URL}.`
  }
}

function lineOf(delivery: Delivery, own: string[]): string {
  const { at, operation, document, problem, attempts, tags } = delivery
  const change = `  ${at}  ${operation} ${document}:`
  if (problem)
    return `${change} NOT DELIVERED: ${problem}${attempts > 1 ? ` (tried ${attempts} times)` : ''}`
  const invalidated = tags.filter((tag) => own.includes(tag))
  return invalidated.length > 0
    ? `${change} rendered it again (${invalidated.join(', ')})`
    : `${change} invalidated none of this page's tags`
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
