import { parseArgs } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { writeClient } from '../../base/writeClient.ts'
import { eraseLeads, leadsOfPerson, purgeLeads } from '../requests.ts'

const USAGE = `Usage: npm run leads -- <command>

  export --email <address>   prints all that this person sent, as JSON
  erase --email <address>    deletes all that this person sent
  purge                      deletes what is older than the site settings say

Variables: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN and, with a local Lake,
SANITY_API_HOST.`

const plural = (count: number) => (count === 1 ? '1 lead' : `${count} leads`)

/** The commands. Each returns the text to print. */
const COMMANDS: Record<string, (client: SanityClient, email: () => string) => Promise<string>> = {
  export: async (client, email) => JSON.stringify(await leadsOfPerson(client, email()), null, 2),
  erase: async (client, email) => `Deleted ${plural(await eraseLeads(client, email()))}.`,
  purge: async (client) => {
    const { deleted, since } = await purgeLeads(client, new Date())
    return `Deleted ${plural(deleted)} sent before ${since.toISOString()}.`
  },
}

async function main(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: { type: 'string', default: '' } },
  })
  const command = COMMANDS[positionals[0] ?? '']
  if (!command || positionals.length > 1) throw new Error(USAGE)
  const email = () => {
    if (!values.email.includes('@')) throw new Error(`Name the person.\n\n${USAGE}`)
    return values.email
  }
  console.log(await command(writeClient(process.env), email))
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
